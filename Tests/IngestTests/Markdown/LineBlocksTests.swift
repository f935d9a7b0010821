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

  @Test func aLineThatGoesOnIsNoBlock() {
    let text = Self.tea + ["Pour it", "into a cup.", "Drink it."]
    #expect(
      LinesRead(text.joined(separator: "\n")).dump.suffix(2) == [
        "p Pour it into a cup.", "p Drink it.",
      ])
  }
}
