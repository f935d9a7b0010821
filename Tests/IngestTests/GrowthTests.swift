import Ingest
import Model
import TestSupport
import Testing

/// Hostile input costs as much as its size: four times the bytes may take four times as long, with
/// room for noise, and never sixteen times.
@Suite(.serialized) struct GrowthTests {
  /// A body that grows with a number.
  struct Pattern: Sendable, CustomTestStringConvertible {
    let name: String
    let size: Int
    let body: @Sendable (Int) -> String

    init(_ name: String, _ size: Int, _ body: @escaping @Sendable (Int) -> String) {
      self.name = name
      self.size = size
      self.body = body
    }

    /// A text over and over.
    init(_ text: String, _ size: Int) {
      self.init(text.debugDescription, size) { many(text, $0) }
    }

    var testDescription: String { name }
  }

  private static let lines: [Pattern] = [
    Pattern("- a\n- b\n\n![](/checkmark@2x)\n\n", 400),
    Pattern("- a\n- b\n\n![](/x)\n\n", 400),
    Pattern("- a\n- b\n\n#### a\n\nb\n\n", 1_000),
    Pattern("labels, all captured", 1_000) {
      many("- a\n", $0) + "\n" + many("#### a\n\nb\n\n", $0)
    },
    Pattern("[![x\\\\\n", 600),
    Pattern("word\n", 1_000),
    Pattern("> word\n", 1_000),
    Pattern("Note\n\n", 1_000),
    Pattern("Note\n", 1_000),
    Pattern("# a\n", 400),
    Pattern("- a\n  b\n", 800),
    Pattern("<!-- tab: a -->\n", 1_000),
    Pattern("<!-- tabs -->\n", 1_000),
    Pattern("[^1]: a\n\n", 1_000),
    Pattern("```\n", 1_000),
    Pattern("a|b\n-|-\n", 600),
    Pattern("<table>\n", 400), Pattern("<p>a\n", 400), Pattern("</ul><ul>a\n", 400),
    Pattern("elements that are refused", 400) {
      many("<table><tr><td>\n", $0) + many("</table>\n", $0)
    },
    Pattern("blanks before tags", 400) { "x" + many(" ", $0) + many("</p><p>", $0) },
    Pattern("marks in marks", 400) { "x" + many("<b>", $0) + many("<i>x</i><a href=y>z</a>", $0) },
    Pattern("<ul><li>a\n", 400), Pattern("+-+-+\n|a|b|\n", 400), Pattern("-- --\na  b\n\n", 400),
    Pattern("---\na\n\n", 400), Pattern("a  b\n-- --\n\n", 400),
    Pattern("rows without bars", 1_000) { "a|b\n-|-\nc|d\n" + many("e\n", $0) },
    Pattern("short rows of a wide table", 1_000) {
      many("|a", 490) + "|\n" + many("|-", 490) + "|\n" + many("|b|\n", $0)
    },
    Pattern("items, deeper and deeper", 1_000) { count in
      many((0..<50).map { many("  ", $0) + "- a\n" }.joined(), count / 50)
    },
  ]

  private static let inline: [Pattern] = [
    "](", "[", "[a](", "](b ", "](a \"", "](<", "![](", "*", "*a", "**a** ", "_a_ ", "`", "` a",
    "<doc://", "<!-- ", "\\", "\u{A0}", "> ", "- ", "# ", "|", "](a](b)", "[![x](y)\\",
    "<b>", "<a href=x>", "<a href='", "<code>", "</b>", "<b a=\"", "<img src=x>", "<",
  ].map { Pattern($0, 5_000) }

  private static let ticks = Pattern("ticks of many lengths", 3_000) { count in
    many((1...60).map { many("`", $0) + " " }.joined(), count / 300)
  }

  /// Each length once: nothing closes them.
  private static let references = Pattern("ticks beside references", 2_000) { count in
    let length = Int(Double(count * 40).squareRoot())
    return "[a]: /b\n\n[c][a] " + (1...length).map { many("`", $0) + " " }.joined()
  }

  private static let fields: [Pattern] = [
    Pattern("a: b\n", 1_000), Pattern("  more\n", 1_000),
    Pattern("names that are taken", 1_000) { count in
      (2...count + 1).map { "a-\($0): b\n" }.joined() + many("a: b\n", count)
    },
  ]

  @Test(arguments: lines + inline + [ticks, references]) func aBodyIsReadInLine(pattern: Pattern) {
    expectLine(pattern) { ingested(raw(mirror($0 + "\n"))).ledger.addsUp }
  }

  @Test(arguments: fields) func fieldsAreReadInLine(pattern: Pattern) {
    expectLine(pattern) { ingested(raw(mirror("a\n", fields: "x: y\n" + $0))).ledger.addsUp }
  }

  @Test(arguments: inline.filter { $0.name != "\"|\"" })
  func aLongLineIsReadAtOnce(pattern: Pattern) {
    let line = many(pattern.body(1), 200_000 / pattern.body(1).utf8.count)
    #expect(cpuTime { _ = Ingester.read(raw(mirror(line))) } < 5_000_000)
  }
}

extension GrowthTests {
  @Test func pagesOfOneFileAreMergedInLine() {
    let pages = Pattern("pages", 300) { count in
      (0..<count).map { "# Page \($0)\n\na\n\n" }.joined()
        + "[x](https://developer.apple.com/design/human-interface-guidelines/a)\n"
    }
    expectLine(pages) { ingested(raw($0)).ledger.addsUp }
  }

  @Test func filesOfOnePageAreMergedInLine() {
    let body = many("a\n\n", 50)
    expectLine("files of one page", 200) { count in
      (0..<count).map { Ingester.read(raw(mirror(body), "\($0).md")) }
    } run: {
      Ingester.merge($0).pages.count == 1
    }
  }

  @Test(arguments: [
    Pattern("sections", 300) { count in (0..<count).map { "## S\($0)\n\na\n\n" }.joined() },
    Pattern("pictures", 300) { count in
      (0..<count).map { "a\($0)\n\n![b\($0)](/c)\n\n" }.joined()
    },
    Pattern("tables", 150) { count in
      (0..<count).map { "## S\($0)\n\n|a|b|\n|-|-|\n|c|\($0)|\n\n" }.joined()
    },
  ]) func blocksOfTwoFilesAreMergedInLine(pattern: Pattern) {
    expectLine(pattern.name, pattern.size) { count in
      let texts = (0..<count).map { "a\($0)\n\n" }.joined()
      let lead = texts + many("long ", 15 * count) + "\n"
      return [lead, pattern.body(count)].enumerated().map { number, body in
        Ingester.read(raw(mirror(body), "\(number).md"))
      }
    } run: {
      Ingester.merge($0).pages.count == 1
    }
  }

  private func expectLine(_ pattern: Pattern, _ run: (String) -> Bool) {
    expectLine(pattern.name, pattern.size, pattern.body, run: run)
  }

  /// The quicker of two runs of each size counts; what is over in no time is not compared.
  private func expectLine<Input>(
    _ name: String, _ size: Int, _ input: (Int) -> Input, run: (Input) -> Bool
  ) {
    func time(_ size: Int) -> Int {
      let input = input(size)
      let times = (0..<2).map { _ in cpuTime { #expect(run(input)) } }
      return times.min() ?? 0
    }
    let (short, long) = (time(size), time(4 * size))
    #expect(long < max(short * 8, 20_000), "\(name): \(short) µs, then \(long)")
  }
}

private func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

/// In microseconds, of this thread alone: others may be busy.
private func cpuTime(_ work: () -> Void) -> Int {
  let start = ThreadTime.microseconds
  work()
  return ThreadTime.microseconds - start
}
