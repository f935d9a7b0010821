import TestSupport
import Testing

@testable import SearchCore

@Suite struct ExcerptTests {
  @Test(arguments: [
    ("Use a button.", "buttons", "Use a [button]."),
    ("Pressing a button", "press butt", "[Pressing] a [button]"),
    ("Die Größe zählt", "grosse ", "Die [Größe] zählt"),
    ("画面設定を開く", "設定", "画面[設定]を開く"),
    // A name is marked whole, and once.
    ("A UIButton, and a button", "button", "A [UIButton], and a [button]"),
    ("UILayoutGuide or 44pt", "layout guide 44", "[UILayoutGuide] or [44pt]"),
    ("It provides a Pro mode", "pro", "It provides a [Pro] mode"),
    ("It provides a mode", "pro", "It [provides] a mode"),
    ("Nothing to see", "else", "Nothing to see"),
    ("", "word", ""),
  ])
  func marksTheWordsThatWereAskedFor(text: String, query: String, expected: String) {
    #expect(marked(excerpt(text, query)) == expected)
  }

  @Test func showsTheWindowWithMostOfTheWords() {
    let filler = String(repeating: "lorem ipsum ", count: 40)
    let text = "alpha here. " + filler + "then alpha meets beta. " + filler
    let shown = marked(excerpt(text, "alpha beta "))
    #expect(shown.contains("then [alpha] meets [beta]."))
    #expect(shown.hasPrefix("… ") && shown.hasSuffix(" …"))
  }

  /// Who asks for a measure wants a number: one makes up for a word, in a window and among parts.
  @Test(arguments: [
    ("kettle size ", "then [size] 17 of it"), ("pot handle ", "[Pot] with a [handle] of another"),
    ("pot kettle height ", "[Pot] with a handle"),
  ])
  func aMeasureIsShownWithItsNumber(query: String, expected: String) {
    let filler = String(repeating: "lorem ipsum ", count: 40)
    let text = "Pot with a handle of another size. " + filler + "then size 17 of it. " + filler
    #expect(marked(excerpt(text, query)).contains(expected))
  }

  @Test(arguments: [
    ("smallest font in pots ", "Use 11 points or larger."),
    ("smallest font of pots and kettles ", "The font of pots and kettles is ours."),
    ("font in pots ", "The font of pots and kettles is ours."),
  ])
  func aPartWithANumberMakesUpForAWord(query: String, expected: String) {
    let parts = [
      "The font of pots and kettles is ours.", "No small fonts. Use 11 points or larger.",
    ]
    let text = parts.flatMap { [TextPart.guideline.rawValue] + Array($0.utf8) }
    let shown = String(decoding: Excerpt(of: text, Query(Array(query.utf8))).text, as: UTF8.self)
    #expect(shown.hasSuffix(expected))
  }

  /// So does who asks how many there are, also of a number that is a word; best right before what
  /// is counted.
  @Test(arguments: [
    ("how many tabs in a tab view ", "Show no more than six tabs."),
    ("tabs in a tab view ", "A tab view has tabs. One is for tabs in a view."),
    ("tab title limit ", "Keep titles under 15 letters."), ("tab title ", "A tab has a title."),
    ("how to tab a title ", "A tab has a title."),
    ("how long is a tab title ", "Keep titles under 15 letters."),
    ("how many titles in a tab ", "Keep titles under 15 letters."),
  ])
  func aNumberIsShownToWhoAsksForIt(query: String, expected: String) {
    let parts = [
      "A tab has a title.", "A tab view has tabs. One is for tabs in a view.",
      "Keep titles under 15 letters.", "Show no more than six tabs.",
    ]
    let text = parts.flatMap { [TextPart.guideline.rawValue] + Array($0.utf8) }
    let shown = String(decoding: Excerpt(of: text, Query(Array(query.utf8))).text, as: UTF8.self)
    #expect(shown == expected)
  }

  @Test func showsTheBeginningWhenNothingFits() {
    let shown = marked(excerpt(String(repeating: "word ", count: 100), "other "))
    #expect(shown.hasPrefix("word word") && shown.hasSuffix("word …"))
  }

  /// Where no row is called what was asked for, the one that has a cell of these words alone.
  @Test(arguments: [
    ("cup 17 pro", ["Small", "Cup 17 Pro"]), ("cup 17 pro max", ["Small", "Cup 17 Pro Max"]),
    ("big pot", ["Big pot", "Cup 9"]), ("small pot", ["Small", "Pot"]),
  ])
  func aRowThatIsNamedInAnotherCell(query: String, expected: [String]) {
    let rows = [
      ["Small", "Cup 17 Pro Max"], ["Small", "Cup 17 Pro"], ["Small", "Pot"],
      ["Big pot", "Cup 9"],
    ]
    #expect(row(["Size", "Cup"], rows, query) == expected)
  }

  /// Neither the head of a table, nor what it is called, nor a row of another name.
  @Test(arguments: [
    ("41mm", ["41mm", "165x72"]), ("152x69", ["40mm", "152x69"]), ("43mm", []), ("size", []),
    ("cup 17", ["Cup 17", "19x9"]), ("cup 18 width", []), ("small", []),
  ])
  func noNeighborIsShown(query: String, expected: [String]) {
    let rows = [["40mm", "152x69"], ["41mm", "165x72"], ["Cup 17", "19x9"]]
    #expect(row(["Watch size", "Widget"], rows, query) == expected)
  }

  /// Which tab a row is in tells it only together with its name.
  @Test(arguments: [
    ("ax1", []), ("large", []), ("body ax1", ["Body", "17", "AX1"]),
    ("title ax1", ["Large Title", "44", "AX1"]),
  ])
  func theLabelOfATabTellsNoRow(query: String, expected: [String]) {
    let rows = [["Large Title", "44", "AX1"], ["Body", "17", "AX1"], ["Body", "14", "Large"]]
    #expect(row(["Style", "Size", "Panel"], rows, query) == expected)
  }

  private func row(_ head: [String], _ rows: [[String]], _ query: String) -> [String] {
    let table = [(TextPart.prose, ["Small"]), (.head, head)] + rows.map { (.row, $0) }
    let text = table.flatMap { kind, cells in
      [kind.rawValue]
        + cells.map { Array($0.utf8) }.joined(separator: [TextPart.stop])
    }
    let excerpt = Excerpt(of: text, Query(Array((query + " ").utf8)))
    #expect(!excerpt.cells.isEmpty || excerpt.text.isEmpty)
    return excerpt.cells.map { String(decoding: $0, as: UTF8.self) }
  }

  /// For any text: a piece of it, cut between words, marked at words.
  @Test func isAlwaysAPieceOfTheText() {
    var random = SeededRandom(41)
    let words = ["tap", "taps", "größe", "画面設定", "UIButton", "44pt", "—", "a", "é\u{301}x", ".\n"]
    for _ in 0..<500 {
      let text = random.list(upTo: 120) { $0.pick(words) }.joined(separator: " ")
      let query = random.list(upTo: 4) { $0.pick(words) }.joined(separator: " ")
      let excerpt = excerpt(text, query)
      let shown = String(decoding: excerpt.text, as: UTF8.self)
      let bare = shown.hasPrefix("… ") ? shown.dropFirst(2) : shown[...]
      let middle = bare.hasSuffix(" …") && !text.hasSuffix(" …") ? bare.dropLast(2) : bare
      #expect(text.utf8.count == 0 || contains(text, String(middle)))
      #expect(excerpt.turns == excerpt.turns.sorted())
      #expect(excerpt.turns.last == excerpt.text.count)
      #expect(excerpt.text.count <= Excerpt.size + 70)
    }
  }

  @Test func survivesAnyBytes() {
    var random = SeededRandom(42)
    for _ in 0..<500 {
      let text = random.bytes(upTo: 600)
      let excerpt = Excerpt(of: text, Query(random.bytes(upTo: 20)))
      #expect(excerpt.marks.allSatisfy { $0.upperBound <= excerpt.text.count })
    }
  }
}

extension ExcerptTests {
  private func excerpt(_ text: String, _ query: String) -> Excerpt {
    Excerpt(of: Array(text.utf8), Query(Array(query.utf8)))
  }

  private func marked(_ excerpt: Excerpt) -> String {
    var shown = ""
    var start = 0
    for (number, turn) in excerpt.turns.enumerated() {
      let text = String(decoding: excerpt.text[start..<turn], as: UTF8.self)
      shown += number.isMultiple(of: 2) ? text : "[\(text)]"
      start = turn
    }
    return shown
  }

  private func contains(_ text: String, _ piece: String) -> Bool {
    let (text, piece) = (Array(text.utf8), Array(piece.utf8))
    guard piece.count <= text.count else { return false }
    return (0...text.count - piece.count).contains { text[$0...].starts(with: piece) }
  }
}
