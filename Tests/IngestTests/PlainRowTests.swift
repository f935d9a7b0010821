import Diagnostics
import Ingest
import Model
import Testing

/// Rows that kept what parts their cells: tabs where a browser copied them, bars where a tool drew
/// them.
@Suite struct PlainRowTests {
  private static let prose = "Pour tea slowly. It is hot, and a cup is soon full."
  private static let guideline = "**Pour tea slowly.** It is hot, and a cup is soon full."

  @Test func tabsPartCells() {
    let text = plainRecovered(
      "Choose a cup.\n\nSizes\nCup\tFill\tVolume\nLarge\tTea\t31\nSmall\t\t25\nTiny\tMilk\t\n\n"
        + Self.prose)
    #expect(
      text == "Choose a cup.\n\n### Sizes\n\n| Cup   | Fill | Volume |\n| ----- | ---- | ------ |\n"
        + "| Large | Tea  | 31     |\n| Small |      | 25     |\n| Tiny  | Milk |        |\n\n"
        + Self.guideline + "\n")
  }

  @Test func blankLinesMayBeBetweenAllOfThem() {
    let text = plainRecovered(
      lines("Cup\tVolume", "Large\t31", "Small\t25", Self.prose, "Pot\tVolume", "Wide\t80"))
    #expect(text.contains("| Small | 25     |\n\n\(Self.guideline)\n\n| Pot  | Volume |"))
  }

  @Test(arguments: [
    "Cup\tFill\tVolume\nLarge\tTea\t31\nMilk\t25", "Cup\tVolume",
    "This cup is very hot.\t31\nSmall\t25",
  ])
  func rowsThatFillNoTableStayLines(rows: String) {
    let text = plainRecovered("\(Self.prose)\n\n\(rows)\n\n\(Self.prose)")
    let lines = rows.split(separator: "\n").map { $0.replacing("\t", with: " | ") }
    #expect(
      text == "\(Self.guideline)\n\n<!-- table, lost -->\n\(lines.joined(separator: "\n\n"))\n\n"
        + "\(Self.guideline)\n")
    let found = ingested(raw(plainPage("Tea.\n\nBest practices\n\n\(rows)\n\n\(Self.prose)")))
    #expect(found.diagnostics.contains { $0.rule.id == "table-lost" } && found.ledger.addsUp)
  }

  /// One tab in a sentence is no row.
  @Test func aTabInASentenceStays() {
    let words = "A cup is\ta thing of clay.\n\nBy default,\tit is white. Paint it."
    let text = plainRecovered("\(Self.prose)\n\n\(words)\n\n\(Self.prose)")
    #expect(text.contains("A cup is\ta thing of clay.") && !text.contains("lost"))
  }

  @Test func bulletsAreItems() {
    let text = plainRecovered(
      "A cup is for:\n\n\t•\tHot tea\n\t\t◦\tGreen tea\n\t•\tMilk\n\n\(Self.prose)\n\n• Water")
    #expect(
      text == "A cup is for:\n\n- Hot tea\n  - Green tea\n- Milk\n\n\(Self.guideline)\n\n- Water\n")
  }

  @Test func aChangeLogKeepsItsRows() {
    let text = plainRecovered(
      "Best practices\n\n\(Self.prose)\n\nChange log\n\nDate\tChanges\nJune 9, 2025\tAdded cups.\n"
        + "May 1, 2024\tAdded pots.",
      chapters: ["Best practices", "Change log"])
    #expect(text.contains("| June 9, 2025 | Added cups. |\n| May 1, 2024  | Added pots. |"))
  }

  @Test func aMirrorOfThePageGetsNothingTwice() {
    let table = "| Cup   | Volume |\n| ----- | ------ |\n| Large | 31     |\n| Small | 25     |\n"
    let items = "- Hot tea\n- Milk\n"
    let page = mirror(
      "Abstract.\n\n## Best practices\n\n\(Self.prose)\n\n\(table)\n\(items)", slug: "kettles")
    let copy = "\(Self.prose)\n\nCup\tVolume\nLarge\t31\nSmall\t25\n\n\t•\tHot tea\n\t•\tMilk"
    let text = plainRecovered(copy, beside: [page.replacing("# T\n", with: "# Kettles\n")])
    #expect(text == "\(Self.prose)\n\n\(table)\n\(items)")
  }

  /// Two lines above them could be the head of a table that lost its rows.
  @Test func barsAreATableWhateverIsAboveThem() {
    let row = "| Large Title | Regular | 44 | 52 | Bold | \n"
    let rows = String(repeating: row, count: 3)
    let table = "| Style | Weight | Size | Leading | Bold weight | \n|---|---|---|---|---|\n" + rows
    let text = plainRecovered(
      "\(Self.prose)\nLarger sizes\nAX1\n\(table)All sizes are in points.\nAX2\n\(table)\(Self.prose)"
        .replacing("\n", with: "\n\n").replacing("| \n\n|", with: "| \n|"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| Large Title") } == 6)
    #expect(!text.contains("table-lost") && text.contains("# AX2\n\n| Style"))
  }
}
