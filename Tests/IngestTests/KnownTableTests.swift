import Model
import Testing

@testable import Ingest

/// Tables whose heads a page is known to have find their cells again where forms show little.
@Suite struct KnownTableTests {
  private static let end = "All of this is about tea. It is hot."
  private static let guideline = "Prefer a small cup for tea. A large one gets cold."

  /// What becomes of the lines of a page's chapter.
  private func body(_ title: String, _ texts: [String]) -> String {
    let start = ["Abstract.", "Best practices"]
    let text = (start + texts + [Self.end]).joined(separator: "\n\n")
    let reading = Ingester.read(raw(plainPage(text, title: title), "a.md"))
    let lexicon = Ingester.lexicon(of: [reading])
    let harvest = Ingester.merge([Ingester.recover(reading, with: lexicon)])
    return String(decoding: harvest.pages.first?.body ?? [], as: UTF8.self)
  }

  /// The rows of its tables.
  private func rows(_ title: String, _ texts: [String]) -> [String] {
    let lines = body(title, texts).split(separator: "\n")
    return lines.filter { $0.hasPrefix("|") && !$0.hasPrefix("| -") }.map { row in
      row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmed
      }.joined(separator: "|")
    }
  }

  @Test func namesAloneAreCells() {
    let cells = ["Window with a lid", "Upper corner", "Pot without one", "Corners below"]
    let head = ["View style", "Help button location"]
    #expect(
      rows("Buttons", head + cells) == [
        "View style|Help button location", "Window with a lid|Upper corner",
        "Pot without one|Corners below",
      ])
    // The head is of this page alone, and no other looks like it.
    #expect(rows("Menus", head + cells) == [])
    #expect(rows("Buttons", ["Kettle", "Place for its lid"] + cells) == [])
  }

  @Test(arguments: ["Use for…", "Use for...", "use for"])
  func signsOfTheHeadDoNotCount(name: String) {
    let found = rows(
      "Color", ["Color", name, "UIKit API", "Tea", "For cups", "Pot", "Lid", "In", "By"])
    #expect(found.dropFirst() == ["Tea|For cups|Pot", "Lid|In|By"])
  }

  @Test func cellsMayBeParagraphsAndTheLastMayBeMissing() {
    let long = "Pour it into a cup. Add milk, or add none."
    #expect(
      rows(
        "The menu bar",
        [
          "Menu item", "Action", "Guidance", "Pour", "Pours the tea.", long, "Boil",
          "Boils water.", "Cool", "Waits for a while.", "Stir", "Stirs it.", long,
        ]) == [
          "Menu item|Action|Guidance", "Pour|Pours the tea.|\(long)", "Boil|Boils water.|",
          "Cool|Waits for a while.|", "Stir|Stirs it.|\(long)",
        ])
  }

  @Test func aListEndsBeforeTheHead() {
    let text = body(
      "App Clips",
      [
        "Tea needs the following things:", "Hot water", "Leaves", "Type", "Minimum size", "Cup",
        "10 cm", "Jug", "20 cm",
      ])
    #expect(text.contains("- Leaves\n\n"))
    #expect(text.contains("| Jug  | 20 cm"))
  }

  @Test func fewItemsOfAListAreNoTable() {
    let items = ["Style", "Meaning", "Shape", "Weight"]
    #expect(rows("Action sheets", ["Use these parts:"] + items) == [])
  }

  @Test func aHeadEndsTheTableBefore() {
    let found = rows(
      "Augmented reality",
      [
        "Do", "Don’t", "A cup", "A jug", "A pot", "A lid", "Problem", "Possible suggestion",
        "It is cold", "Boil it", "It is hot", "Wait for it",
      ])
    #expect(found.contains("A pot|A lid") && found.contains("It is hot|Wait for it"))
  }

  /// What is behind a table competes with it.
  @Test func guidelinesAndOtherTablesGoOn() {
    let text = body(
      "App Clips",
      [
        "Type", "Minimum size", "Cup", "10 cm", "Jug", "20 cm", Self.guideline, "Kettle", "Volume",
        "Iron", "10 l", "Tin", "20 l", "Clay", "30 l", "Glass", "40 l",
      ])
    #expect(text.contains("| Jug  | 20 cm"))
    #expect(text.contains("**Prefer a small cup for tea.** A large one gets cold."))
    #expect(text.contains("| Glass  | 40 l"))
  }

  @Test func aHeadWithoutATableLeavesTheNextOne() {
    let long = String(
      repeating: "There is room around each cup, as there is between them. ", count: 4)
    let found = rows(
      "Activity rings",
      ["Move", "Exercise", "Stand", long, long, long, "Kettle", "Volume"]
        + ["Iron", "10 l", "Tin", "20 l", "Clay", "30 l", "Glass", "40 l"])
    #expect(found.first == "Kettle|Volume" && found.last == "Glass|40 l")
  }

  @Test func guidelinesAreNoCells() {
    let guidelines = [Self.guideline, "Avoid large jugs. They are heavy."]
    #expect(rows("Action sheets", ["Style", "Meaning"] + guidelines) == [])
    #expect(
      rows("Action sheets", ["Style", "Meaning", "For guidance, see Tea."] + guidelines) == [])
  }

  /// The page has a heading of this name, unless it is said once more.
  @Test func aHeadingEndsTheTable() {
    let cells = ["Type", "Minimum size", "Cup", "10 cm", "Jug", "20 cm"]
    let heading = ["Using clear messaging", "It is clear. All is said."]
    #expect(rows("App Clips", cells + heading).last == "Jug|20 cm")
    let other = [
      "Choosing tea", "There are many leaves to choose from. Choose those you like best.",
    ]
    #expect(rows("App Clips", cells + other).last == "Jug|20 cm")
  }

  /// Of all ways to cut the rows, the one is taken that fits them all.
  @Test func aCellMaySpanManyRows() {
    var cells = ["Presentation type", "Device", "Dynamic Island width (pt)"]
    for (name, width) in [("Closed", 250), ("Open", 408)] {
      cells.append(name)
      for cup in ["Cup Pro Max", "Cup Pro", "Cup Air", "Cup mini"] { cells += [cup, "\(width)"] }
    }
    let found = rows("Live Activities", cells)
    #expect(found.count == 9)
    #expect(found.filter { $0.hasPrefix("|") }.count == 6)
    #expect(found.contains("Open|Cup Pro Max|408"))
  }

  @Test func columnsOfPicturesStayEmpty() {
    let found = rows(
      "Color",
      [
        "Name", "SwiftUI API", "Default (light)", "Default (dark)", "Increased contrast (light)",
        "Increased contrast (dark)", "Red", "redTea", "Green", "greenTea", "Blue", "blueTea",
        "Mint", "mintTea", "Teal", "tealTea", "Pink", "pinkTea",
      ])
    #expect(found.count == 7 && found.last == "Pink|pinkTea||||")
  }

  @Test func aHeadThatIsSaidTwiceIsOfTwoTablesSideBySide() {
    let found = rows(
      "App Clips",
      ["Type", "Minimum size", "Type", "Minimum size"]
        + ["Cup", "10 cm", "Jug", "20 cm", "Mug", "30 cm", "Pan", "50 cm"])
    #expect(found.last == "Mug|30 cm|Pan|50 cm")
  }

  @Test func platformsHeadPartsOfAPage() {
    let lexicon = Lexicon().of(page: "the-menu-bar")
    #expect(lexicon.heads.contains(["ipados", "macos"]))
    let lines = [LooseLine].made(["iPadOS", "macOS", "Tea is hot.", "Milk is not."])
    #expect(KnownTables(lines[...], lexicon).columns == [:])
  }

  @Test func theWidestHeadCounts() {
    let lexicon = Lexicon().of(page: "the-menu-bar")
    let lines = [LooseLine].made(["Menu item", "Action", "Guidance", "Pour", "Pours.", "Do."])
    #expect(KnownTables(lines[...], lexicon).columns == [0: 3])
    #expect(KnownTables(lines[..<2], lexicon).columns == [:])
  }
}
