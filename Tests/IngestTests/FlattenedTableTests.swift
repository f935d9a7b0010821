import Diagnostics
import Ingest
import Testing

/// Tables cannot come back, but they must not turn into headings and lists either.
@Suite struct FlattenedTableTests {
  private func lost(_ body: String) -> [Diagnostic] {
    ingested(raw(flattened("Best practices" + body))).diagnostics.filter {
      $0.rule.id == "table-lost"
    }
  }

  @Test(arguments: [
    // Cells with and without end marks by turns.
    "PartUsersLid holderHolds the lid up.SpoutLets the tea out.HandleStays cool.",
    // A name and two sentences a row.
    "PartActionGuidanceLid holderHolds the lid.Make it of wood.SpoutLets tea out.Keep it short."
      + "Long handleStays cool.Wrap it in cane.",
    // Words only, many of them.
    "PartMaterialLidWoodSpoutBrassHandleCaneBaseIron",
    // Figures glued to words.
    "Attribute nameWater depth300 mmLid width20 mm",
    // Platforms outside of their chapter.
    "SystemShown asMail appA small pot.Photos appA big pot.tvOS, watchOSA round pot.",
    "ActionPlatformPour teaiOS, iPadOSDrink teamacOSBreak a cuptvOS",
  ])
  func aTableIsOneParagraph(table: String) {
    let body = "Tea has parts. Here they are.\(table)Weigh the pot. It is heavy."
    #expect(lost(body).count == 1, "\(practices(body))")
    #expect(practices(body).count == 4, "\(practices(body))")
    #expect(practices(body)[1] == "<!-- table, lost -->")
    #expect(practices(body).last == "**Weigh the pot.** It is heavy.")
  }

  @Test(arguments: [
    "Tea is hot.Pouring teaTilt the pot. It flows.Drinking teaLift the cup. It is light.",
    "You need:A cupSome teaTea is hot. It burns.",
    "Tea is hot.Full potEmpty potTilt the pot. It flows.",
    "Tea is hot.Use SwiftUI. It helps.A potThe pot is hot.",
  ])
  func proseIsNoTable(body: String) { #expect(lost(body) == []) }

  @Test func aTableMayEndTheChapterWithItsThirdRow() {
    #expect(
      lost("Tea is hot.StyleMeaningFullThe pot is full.EmptyNo tea is left.GoneNo pot is left.")
        .count == 1)
  }

  @Test func captionsAndPlatformsAreNone() {
    let platforms = "macOSOn a Mac, show it.tvOSOn a TV, show steam.watchOSOn a watch, show little."
    let blocks = recovered(
      "Platform considerationsA round lidA flat lid" + platforms,
      chapters: ["Platform considerations"])
    #expect(blocks.filter { $0.hasPrefix("### ") } == ["### macOS", "### tvOS", "### watchOS"])
  }

  /// The platform that comes next is not the last row of a table, nor its text a cell.
  @Test(arguments: [
    "PartMaterialLidWoodSpoutBrassHandleCaneBaseIron",
    "PartUsersLid holderHolds the lid up.SpoutLets the tea out.HandleStays cool.",
  ])
  func aPlatformBehindATableHeadsItsText(table: String) {
    let blocks = recovered(
      "Platform considerationsmacOSA pot has parts.\(table)watchOSA watch shows a pot. It is small.",
      chapters: ["Platform considerations"])
    #expect(blocks.filter { $0.hasPrefix("### ") } == ["### macOS", "### watchOS"])
    #expect(blocks.contains { $0.hasPrefix("A watch shows a pot.") }, "\(blocks)")
  }

  /// Some sentences share a cell.
  @Test func shortSentencesStandInOneCell() {
    let rows = "PotsLift pots.Turn pots.Clean pots.LidsLift lids.CupsFill cups.Drink from cups."
    #expect(lost("Tea is hot.PartUsesFor cooks\(rows)Weigh the pot. It is heavy.").count == 1)
  }

  /// Two words that were run together are cells; a name of an interface is none.
  @Test func namesOfInterfacesCostNoHeading() {
    let blocks = practices("Tea is hot.Color namesThe labelColor value is for text. It turns.")
    #expect(blocks.contains("### Color names"))
  }

  @Test func aHeadingBehindATableIsKept() {
    let table = "PartUsersLid holderHolds the lid up.SpoutLets the tea out.HandleStays cool."
    let text = String(repeating: "A clean pot is a good pot, and people notice. ", count: 12)
    let blocks = practices("Tea has parts.\(table)Caring for the pot\(text)It shines.")
    #expect(blocks.suffix(2) == ["### Caring for the pot", text + "It shines."])
  }

  @Test func theWordsOfCellsHaveBlanksBetweenThem() {
    #expect(
      practices("Tea has parts.PartUsersLid holderHolds tea.SpoutLets tea out.HandleStays cool.")
        .last == "Part Users Lid holder Holds tea. Spout Lets tea out. Handle Stays cool.")
  }

  @Test func theDiagnosticSaysWhereAndWhatToDo() throws {
    let lost = try #require(
      lost("Tea has parts.PartUsersLid holderHolds tea.SpoutLets tea out.HandleStays cool.").first)
    #expect(lost.level == .warning && lost.location.file == "raw/a.md")
    #expect(
      lost.summary.contains("lost its cells") && lost.remedy?.contains("crawler Markdown") == true)
  }
}
