import Testing

@testable import Ingest

/// Markdown out of which a tool took the blank lines.
@Suite struct LineBlocksTests {
  private static let tea = (1...6).map { "Pour **cup \($0)** slowly, and wait until it is full." }

  @Test func eachLineIsABlock() {
    let text = (Self.tea + ["**Drink it.** It is hot.", "See [Cups](/c)", "See [Pots](/p)"])
      .joined(separator: "\n")
    let host = "https://developer.apple.com"
    #expect(
      LinesRead("# Tea\n" + text + "\n").dump.map { $0.replacing(host, with: "") } == ["h1 Tea"]
        + text.split(separator: "\n").map { "p \($0)" })
  }

  @Test func aTableEndsWhereALineHasNoBars() {
    let table = "| Cup | Size |\n| --- | --- |\n| Tin | 3 |\n"
    let text = (Self.tea + [table + "Now drink. It is hot.", "And pour again."])
      .joined(separator: "\n")
    #expect(
      LinesRead(text + "\n").dump.suffix(3) == [
        "table Cup|Size / Tin|3", "p Now drink. It is hot.", "p And pour again.",
      ])
  }

  /// Only some lines end sentences, or too few are below one another.
  @Test(arguments: [
    "Pour tea slowly, and\nwait until it is full.\nThen drink it while\nit is hot. Do not\nspill it.",
    "Pour tea.\nWait.\nDrink it.",
  ])
  func wrappedTextIsOneParagraph(text: String) {
    #expect(LinesRead(text + "\n").dump == ["p " + text.replacing("\n", with: " ")])
  }

  /// Between paragraphs, blank lines are there; code has lines of its own.
  @Test func sentencesOnLinesOfTheirOwnAreParagraphs() {
    let tea = Self.tea.prefix(3).joined(separator: "\n")
    let read = LinesRead([tea, tea, tea].joined(separator: "\n\n") + "\n")
    #expect(read.dump == Array(repeating: "p " + tea.replacing("\n", with: " "), count: 3))
    let code = "```\n" + Self.tea.joined(separator: "\n") + "\n```\n\nPour it into the\nBlue cup.\n"
    #expect(LinesRead(code).dump.last == "p Pour it into the Blue cup.")
  }

  /// Words in italics among bold ones open nothing.
  @Test func emphasisThatIsClosedIsClosed() {
    let text = Self.tea + ["**Say *cup* to people.** They know it.", "And pour."]
    #expect(LinesRead(text.joined(separator: "\n")).dump.last == "p And pour.")
  }

  /// What a line opens, the next may close.
  @Test(arguments: [
    ("See [blue\nCups](/c).", "See [blue Cups](/c)."), ("Pour **it\nNow**.", "Pour **it Now**."),
    ("Use `tea\nCups`.", "Use `tea Cups`."), ("- In a\n  Cup.", "Cup."),
    ("Pour it\\\nNow.", "Pour it Now."),
  ])
  func aLineEndsNoLink(lines: String, block: String) {
    let text = (Self.tea + [lines]).joined(separator: "\n")
    let host = "https://developer.apple.com"
    #expect(LinesRead(text + "\n").dump.last?.replacing(host, with: "").hasSuffix(block) == true)
    #expect(LinesRead(text + "\n").dump.count == Self.tea.count + 1)
  }

  @Test func aLineThatGoesOnIsNoBlock() {
    let text = Self.tea + ["Pour it", "into a cup.", "Drink it."]
    #expect(
      LinesRead(text.joined(separator: "\n")).dump.suffix(2) == [
        "p Pour it into a cup.", "p Drink it.",
      ])
  }
}
