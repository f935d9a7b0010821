import TestSupport
import Testing

@testable import Ingest

/// What each construct is read as, and that every byte is booked once.
@Suite struct LineReaderTests {
  @Test(arguments: [
    ("a\nb\n\nc\n", ["p a b", "p c"]), ("## A\nb\n", ["h2 A", "p b"]), ("#a\n", ["p #a"]),
    ("- a\n  - b\n    - c\n- d\n", ["0- a", "1- b", "2- c", "0- d"]),
    ("1. a\n   - b\n2. c\n", ["0.1 a", "1- b", "0.2 c"]), ("- a\nb\n", ["0- a b"]),
    ("- a\n\nb\n\n  - c\n", ["0- a", "p b", "0- c"]), ("- a\n\n  - c\n", ["0- a", "1- c"]),
    ("![a](b)\nc\nd\n", ["image ![a](b)", "caption c d"]),
    ("![a](b) c\n", ["image ![a](b)", "caption c"]), ("![a](b)\n\nc\n", ["image ![a](b)", "p c"]),
    ("![a](b)\n## C\n", ["image ![a](b)", "h2 C"]), ("<b>\n", []), ("", []), (" \n\t\n", []),
    (
      "<!-- tabs -->\n<!-- tab: A -->\n\nb\n\n<!-- /tabs -->\n",
      ["tabs ", "panel A", "p b", "tabsEnd "]
    ),
    ("<!-- tabs, missing: A; B -->\n", ["tabs A; B"]), ("<!-- video: A cup -->\n", ["video A cup"]),
    ("<!-- table, guessed -->\n| A |\n| - |\n| b |\n\nc\n", ["guessed table A / b", "p c"]),
    ("<!-- table, lost -->\nA\n\nb\n", ["lost p A", "p b"]),
    ("<!-- other -->\n", []), ("<!-- a --> b\n", ["p <!-- a --> b"]),
    ("Content description: A --> cup\n", ["video A - cup"]),
    ("## [A](/a#A)\n", ["h2 A"]), ("a\r\n\r\nb\r\n", ["p a", "p b"]), ("a", ["p a"]),
  ])
  func constructs(text: String, blocks: [String]) { #expect(LinesRead(text).dump == blocks) }

  @Test(arguments: [
    ("A\n=\n\nb\n", ["h1 A"]), ("Aa\n====\nb\n", ["h1 Aa", "p b"]), ("Aa\n--\n\nb\n", ["h2 Aa"]),
    ("iOS\n---\n\nb\n", ["h2 iOS"]), ("Name\n---\nb\n", ["table Name / b"]),
    ("Name\n----\nb\n", ["h2 Name", "p b"]), ("a\nb\n----\n", ["p a b ----"]),
    ("## A ##\n", ["h2 A"]), ("# C#\n", ["h1 C#"]),
  ])
  func aLineBelowMakesAHeading(text: String, blocks: [String]) {
    #expect(LinesRead(text).dump.prefix(blocks.count) == blocks[...])
  }

  /// Tools break lines at a width, within pictures and addresses too.
  @Test(arguments: [
    ("![a\nb](c)\n\nd\n", ["image ![a b](c)", "p d"]),
    ("![a](http://x-\ny.png)\n", ["image ![a](http://x-y.png)"]),
    ("![a](x-\ny) c\n", ["image ![a](x-y)", "caption c"]),
    ("a [b](http://x-\ny/z) c\n", ["p a [b](http://x-y/z) c"]),
    ("![a\n\nb](c)\n", ["p ![a", "p b](c)"]), ("a (b\nc)\n", ["p a (b c)"]),
  ])
  func aBrokenLineIsJoined(text: String, blocks: [String]) {
    #expect(LinesRead(text).dump == blocks)
  }

  @Test(arguments: [
    ("a\n\n* * *\n\nb\n", ["p a", "p * * *", "p b"]), ("a\n\n- - -\n", ["p a", "p - - -"]),
    ("1) a\n2) b\n", ["0.1 a", "0.2 b"]), ("*\ta\n*\tb\n", ["0- a", "0- b"]),
    ("new in iOS\n17. In older ones\n", ["p new in iOS 17. In older ones"]),
    ("1. a\n2. b\n", ["0.1 a", "0.2 b"]), ("a\n1. b\n", ["p a", "0.1 b"]), ("a\\\nb\n", ["p a b"]),
  ])
  func otherToolsWriteOtherwise(text: String, blocks: [String]) {
    #expect(LinesRead(text).dump == blocks)
  }

  /// Some tools write all addresses at the end.
  @Test(arguments: [
    ("See [a][1], [b] and [c][].\n", "p See [a](/x), [b](/y) and [c](/z)."),
    ("See [a\nb][1] here.\n", "p See [a b](/x) here."), ("![a][1]\n", "image ![a](/x)"),
    ("[![a][1]][b] is `[b]`.\n", "p [![a](/x)](/y) is `[b]`."), ("- [a][B]\n", "0- [a](/y)"),
    ("| a |\n| - |\n| [b] |\n", "table a / [b](/y)"),
    ("See [a](/q) and [d].\n", "p See [a](/q) and [d]."),
  ])
  func linksAndTheirAddressesMeet(text: String, block: String) {
    let host = "https://developer.apple.com"
    let definitions = "\n[1]: /x\n[b]: /y \"Why\"\n[c]: /z\n"
    let read = LinesRead(text + definitions)
    #expect(read.dump.map { $0.replacing(host, with: "") } == [block])
    #expect(read.rules.suffix(3) == ["reference", "reference", "reference"])
  }

  /// html2text wraps them at hyphens, and sets a long one below its label.
  @Test(arguments: [
    "https://docs-\nassets.developer.apple.com/a/b-\nc.png", "https://x.test/a-\nb/c",
    "\nhttps://x.test/a",
  ])
  func aWrappedAddressIsPutTogether(address: String) {
    let read = LinesRead("See [a][1].\n\n   [1]: \(address)\n")
    #expect(read.dump == ["p See [a](\(address.replacing("\n", with: "")))."])
  }

  /// A parser of Markdown shows nothing of such a line.
  @Test(arguments: [
    ("[a]: b\n", "p \\[a]: b"), ("- [a]: b\n", "0- \\[a]: b"), ("> [a]: b\n", "p \\[a]: b"),
    ("[a]: b \"c\"\n", "p \\[a]: b \"c\""),
    ("[a]: b c\n", "p [a]: b c"), ("[a]:\nb\n", "p \\[a]: b"), ("[a]: <>\n", "p \\[a]: <>"),
    ("b\n[a]: c/d\n", "p b [a](c/d): c/d"), ("[iOS]:17.0\n", "p \\[iOS]:17.0"),
    ("[See] the [docs]: https://x.com/y\n", "p [See] the [docs]: https://x.com/y"),
    ("[^1]: b\n", "p [^1]: b"),
  ])
  func aLabelThatIsNoReferenceIsText(text: String, block: String) {
    #expect(LinesRead(text).dump == [block])
  }

  @Test func anAddressThatWouldFillTheMemoryIsText() {
    let definition = "[r]: /" + String(repeating: "a", count: 40_000)
    let read = LinesRead("\(definition)\n\n" + String(repeating: "[r] ", count: 1_000) + "\n")
    #expect(read.dump.first == "p \\\(definition)" && read.dump.last?.utf8.count == 4_001)
    #expect(LinesRead("\(definition)\n\n[r] [r]\n").dump.last?.utf8.count ?? 0 > 80_000)
  }

  @Test(arguments: [
    "> [!TIP]\n> A\n> b\n\nc\n", "> Tip: A\n> b\n\nc\n", "> **Tip**\n> A\n> b\n\nc\n",
    "> **Tip:** A\n> b\n\nc\n", "> **Tip**: A\n> b\n\nc\n", "> **Tip**\n>\n> A b\n\nc\n",
  ])
  func anAsideEndsWithItsQuote(text: String) {
    #expect(LinesRead(text).dump == ["tip A b", "p c"])
  }

  @Test func itemsStandNoDeeperThanEight() {
    let text = (0..<12).map { String(repeating: " ", count: $0) + "- a\n" }.joined()
    #expect(LinesRead(text).dump.suffix(4) == ["8- a", "8- a", "8- a", "8- a"])
  }

  @Test func furnitureIsDroppedBeforeItIsRead() {
    let rules = [NoiseRule("bell", .equals("# Bell"), "rings")]
    let read = LinesRead("a\n# Bell\n# Bells\n", dropping: rules)
    #expect(read.dump == ["p a", "h1 Bells"])
    #expect(read.rules == ["paragraph", "bell", "heading"])
  }

  @Test func theLinkAroundAHeadingIsDropped() {
    let read = LinesRead("## [A](/a#A)\n")
    #expect(
      read.bookings.map { "\($0.range) \($0.rule)" } == [
        "0..<4 heading-link", "4..<5 heading", "5..<13 heading-link",
      ])
  }

  @Test func bookingsFollowOneAnotherAndPointAtTheirBlocks() {
    var random = SeededRandom(71)
    let lines =
      ["", "a", "## [B](#B)", "- c", "  1. d", "> [!TIP]", "> e", ">", "Note", "f|g", "-|-"]
      + ["![h](i) j", "k.![l](m-thumbnail@2x.png)", "```", "<!-- tab: n -->", "[o](#)[p](#)"]
      + ["[![](q)\\\\", "r](s)", "Content description: t", "---", "\u{A0}"]
    for _ in 0..<300 {
      let text = random.list(upTo: 20) { $0.pick(lines) }.joined(separator: "\n")
      let read = LinesRead(text)
      var end = 0
      for booking in read.bookings {
        #expect(booking.range.lowerBound == end && !booking.range.isEmpty, "\(text)")
        end = booking.range.upperBound
        if let place = booking.block?.block {
          let origin = read.blocks[place].origin
          #expect(booking.range.clamped(to: origin) == booking.range, "\(text)")
        }
      }
      #expect(end == text.utf8.count, "\(text)")
    }
  }
}
