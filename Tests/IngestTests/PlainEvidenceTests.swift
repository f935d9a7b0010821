import Ingest
import Testing

/// A table, and a heading, must earn their place: what could as well be something else stays text.
@Suite struct PlainEvidenceTests {
  private let text = "Steam is hot. Keep away from it."

  private func recovered(_ cells: [String], behind intro: String? = nil) -> String {
    plainRecovered(((intro.map { [$0] } ?? [text]) + cells + [text]).joined(separator: "\n\n"))
  }

  private func isTable(_ cells: [String], behind intro: String? = nil) -> Bool {
    recovered(cells, behind: intro).contains("\n| ")
  }

  @Test(arguments: [
    // Names and values.
    ["Cup", "Height", "Small", "17 pt", "Medium", "20 pt", "Large", "29 pt"],
    // Names and sentences.
    [
      "Part", "Use", "Lid", "Keeps the heat in.", "Spout", "Lets tea out.", "Handle", "Stays cold.",
    ],
    // Platforms.
    [
      "Platform", "Leaf", "Pot", "iOS", "Black", "Iron", "macOS", "Green", "Clay", "tvOS", "White",
      "Tin",
    ],
    // Lists of names in one column.
    [
      "Leaf", "Not to call it", "Black", "Red, brown, dark", "Green", "Raw, fresh", "White",
      "Pale, dim",
    ],
    // Words that repeat.
    [
      "Level", "Whistles", "Lights", "Low", "No", "No", "Middle", "Yes", "No", "High", "Yes", "Yes",
      "Top", "No", "Yes",
    ],
    // Values that are in both columns.
    ["Points", "Pixels", "10 pt", "20 pt", "20 pt", "40 pt", "40 pt", "80 pt", "80 pt", "160 pt"],
    // One row of values.
    ["Width", "Height", "Depth", "140 pt", "30 pt", "12 pt"],
  ])
  func cellsOfKindsMakeATable(cells: [String]) { #expect(isTable(cells)) }

  @Test(arguments: [
    // Names alone.
    [
      "Cup", "Kettle", "Small cup", "Steel kettle", "Large cup", "Copper kettle", "Bowl",
      "Iron pot",
    ],
    // Two rows of names.
    ["Mini", "Regular", "Large", "Extra", "Round", "Square"],
    // One row that holds a name.
    ["Names of pots", "Blue pot", "Kitchen", "12 pt"],
    // A header that names nothing.
    ["Round", "–", "42 pt", "44.5 pt", "47 pt", "50 pt"],
  ])
  func namesAloneAreNone(cells: [String]) { #expect(!isTable(cells)) }

  @Test func aTextThatSpeaksOfATableIsEnough() {
    let cells = ["Term", "Meaning", "Lids", "Things on top", "Cups", "Things below"]
    #expect(!isTable(cells))
    #expect(isTable(cells, behind: "Use the right names. The following table lists them."))
  }

  /// Cells that went to other rows or columns than their own.
  @Test(arguments: [
    // Names below a unit.
    ["Pot", "Height (pt)", "Lid", "Round", "Spout", "Long", "Base", "Wide"],
    // Values of the first column are those of the second, and not in one order.
    [
      "Size", "Other", "10 pt", "12 pt", "20 pt", "10 pt", "12 pt", "20 pt", "10 pt", "12 pt",
    ],
  ])
  func tornTablesStayText(cells: [String]) { #expect(!isTable(cells)) }

  @Test func aLastRowWithAFewWordsStays() {
    let cells = ["Cup", "Height", "Small", "17 pt", "Medium", "20 pt", "Large", "29 pt"]
    let page = recovered(cells + ["Other", "Depends on the stove."])
    #expect(page.contains("| Other ") && page.contains("| Depends on the stove. |"))
  }

  @Test func aHeadingAndItsTextAreNoRow() {
    let cells = ["Cup", "Height", "Small", "17 pt", "Medium", "20 pt", "Large", "29 pt"]
    let text = "All sizes in the table below are of the cup alone, without its lid."
    let page = recovered(cells + ["Sizes of lids", text])
    #expect(page.contains("| 29 pt ") && !page.contains("| Sizes of lids"))
    #expect(page.contains("\n### Sizes of lids\n\n\(text)"))
  }

  /// Rows that fail as a table of their own are none of the table before.
  @Test func twoTablesStayTwo() {
    let sizes = ["Cup", "Height", "Small", "17 pt", "Medium", "20 pt", "Large", "29 pt"]
    let names = ["Round pots", "Flat lids", "Long spouts", "Blue cups", "Red bowls", "Tin stoves"]
    #expect(!recovered(sizes + names + ["Old mugs", "New jugs"]).contains("| Flat lids"))
  }

  /// The lines of one table are not taken for rows of another.
  @Test func aWidenedTableEndsBelowTheTableBefore() {
    let before = [
      "Model", "Height", "Use of it", "Small", "17 pt", "No", "Small", "Tall pot", "Small",
      "Medium", "Round pot", "Tall pot", "Small", "29 pt",
    ]
    let flat = "Flat lid, flat base"
    let page = recovered(
      before + ["tvOS", "A caption of it", flat, "iOS", flat, "iOS", flat, "Large", flat, "iOS"]
        + [flat, "iOS"])
    #expect(page.contains("<!-- table, lost -->") || page.contains("| Large"), "\(page)")
  }

  /// A row that looks like a header: the rows above it and the header belong to the table.
  @Test func aFirstRowIsNoHeader() {
    let sizes = ["Round lid, flat base", "Round lid, flat base"]
    let others = ["Flat lid, round base", "Flat lid, flat base"]
    let cells =
      ["Model", "On the stove", "On the table"] + ["Pot"] + sizes + ["Cup"] + sizes + ["Jug"]
      + others
      + ["Mug"] + others + ["Bowl"] + others
    let page = recovered(cells)
    #expect(page.contains("| Model | On the stove"), "\(page)")
    #expect(page.contains("| Pot "))
    #expect(page.contains("| Bowl "))
  }

  @Test func whatIsNoTableKeepsItsWordsInOrderAndIsNoHeading() {
    let cells = ["Mini", "Regular", "Large", "Extra", "Round", "Square"]
    let page = recovered(cells)
    #expect(!page.contains("#"))
    let paragraphs = page.split(separator: "\n").map(String.init)
    #expect(paragraphs.filter(cells.contains) == cells)
  }

  @Test func rowsWithTextsOfSeveralSentencesAreNoHeadings() {
    let rows = ["Pour", text, "Lift", text, "Press", text, "Turn", text]
    #expect(!recovered(["Action", "What it does"] + rows).contains("#"))
  }

  @Test func theHeadingBehindLostRowsIsOne() {
    let long =
      "Tea that stands for long is bitter, so pour it while it is hot. " + text + " " + text
    let rows = ["Pour", text, "Lift", text, "Pouring well", long]
    let page = plainRecovered(
      ([text, "Action", "What it does"] + rows).joined(separator: "\n\n"))
    #expect(page.contains("### Pouring well"))
    #expect(!page.contains("# Pour\n"))
  }

  @Test(arguments: [
    "Don't", "Do", "Don't use", "Correct", "Not recommended", "Example text", "Avoid",
  ])
  func wordsThatJudgeAreNoHeadings(words: String) {
    let page = plainRecovered(lines(text, words, text, "Pouring tea", text))
    #expect(page.contains("### Pouring tea"))
    #expect(!page.contains("### \(words.replacing("'", with: "’"))"))
    #expect(!page.contains("### \(words)"))
  }

  @Test(arguments: ["Using tea", "Right to left", "Notes", "Usage", "Good morning tea", "No tea"])
  func otherWordsMayBeHeadings(words: String) {
    #expect(plainRecovered(lines(text, words, text)).contains("### \(words)"))
  }
}
