import Ingest
import Model
import Testing

/// The closing section: names in a row, told apart by capitals and by what the run knows.
@Suite struct FlattenedResourceTests {
  private func resources(_ body: String) -> [String] {
    Array(recovered("Resources" + body, chapters: ["Resources"]).dropFirst())
  }

  /// A page of the run that knows other pages, symbols and films.
  private static let teacher = mirror(
    """
    ## Resources

    #### Developer documentation

    [`KettleView`](https://developer.apple.com/documentation/kettles/kettleview) — SwiftUI

    #### Videos

    - [Tea for two](https://developer.apple.com/videos/play/tea/2)
    """, slug: "teapots"
  ).replacingFirst("# T", "# Tea and TeaPots").replacingFirst("title: T", "title: Tea and TeaPots")

  private func taught(_ body: String, chapters: [String] = ["Best practices"]) -> String {
    let readings = [Ingester.read(raw(flattened(body, chapters: chapters)))]
    let lexicon = Ingester.lexicon(of: readings + [Ingester.read(raw(Self.teacher, "b.md"))])
    let page = Ingester.merge(readings.map { Ingester.recover($0, with: lexicon) }).pages[0]
    return String(decoding: page.body, as: UTF8.self)
  }

  @Test func groupsHaveTheirLabels() {
    #expect(
      resources("RelatedTeapotsIn-App PurchaseDeveloper documentationKettleView — SwiftUI")
        == [
          "#### Related", "Teapots", "In-App Purchase", "#### Developer documentation",
          "`KettleView` — SwiftUI",
        ])
  }

  @Test func aFrameworkEndsAnEntry() {
    #expect(
      resources("Developer documentationLid.Hinge — UIKitNSLid — AppKitboil(\\_:until:) — SwiftUI")
        == [
          "#### Developer documentation", "`Lid.Hinge` — UIKit", "`NSLid` — AppKit",
          "`boil(_:until:)` — SwiftUI",
        ])
  }

  @Test func filmsBeginWithACapitalBehindASmallWord() {
    #expect(
      resources("Videos Meet the new kettle What’s new in SwiftUI Build lids, cups and saucers")
        == [
          "#### Videos", "- Meet the new kettle", "- What’s new in SwiftUI",
          "- Build lids, cups and saucers",
        ])
  }

  @Test func theChangeLogIsATable() {
    let blocks = recovered(
      "Change logDateChangesJune 9, 2025Added lids.May 2, 2023Since May 1, 2023, there are cups.",
      chapters: ["Change log"])
    #expect(blocks.count == 5)
    #expect(blocks.suffix(2).map { $0.prefix(14) } == ["| June 9, 2025", "| May 2, 2023 "])
  }

  @Test func theLogFollowsFilmsBehindABlank() {
    let blocks = recovered(
      "ResourcesVideos Meet the kettle Change logDateChangesJune 9, 2025Added lids.",
      chapters: ["Resources", "Change log"])
    #expect(
      blocks.prefix(4) == ["## Resources", "#### Videos", "- Meet the kettle", "## Change log"])
  }

  @Test func aLogWithoutDatesStaysText() {
    let blocks = recovered("Change logAdded lids.", chapters: ["Change log"])
    #expect(blocks == ["## Change log", "Added lids."])
  }

  @Test func whatTheRunKnowsIsLinked() {
    let root = "https://developer.apple.com"
    let page = root + "/design/human-interface-guidelines/teapots"
    let text = taught(
      "Best practicesUse tea. For guidance, see Tea and TeaPots. For developer guidance, see Tea and"
        + " TeaPots.ResourcesRelatedTea and TeaPotsCupsDeveloper documentationKettleView — SwiftUI"
        + "Videos Tea for two Cups for three",
      chapters: ["Best practices", "Resources"])
    #expect(text.contains("see [Tea and TeaPots](\(page)). For developer guidance, see Tea and"))
    #expect(text.contains("#### Related\n\n[Tea and TeaPots](\(page))\n\nCups\n"))
    #expect(text.contains("[`KettleView`](\(root)/documentation/kettles/kettleview) — SwiftUI"))
    #expect(text.contains("- [Tea for two](\(root)/videos/play/tea/2)\n- Cups for three\n"))
  }

  @Test func chaptersOfThePageAreLinked() {
    let text = taught(
      "LidsUse lids. They fit.CupsUse cups. See how, see Lids.", chapters: ["Lids", "Cups"])
    #expect(
      text.contains(
        "see [Lids](https://developer.apple.com/design/human-interface-guidelines/kettles#Lids)."))
  }

  @Test func cardsThatTheRunKnowsAreAList() {
    let text = taught(" Read on. Tea and TeaPots Tea and TeaPots", chapters: [])
    #expect(text.hasSuffix("Read on.\n\n" + String(repeating: card, count: 2)))
  }

  private var card: String {
    "- [Tea and TeaPots](https://developer.apple.com/design/human-interface-guidelines/teapots)\n"
  }

  @Test func aNameLearnedElsewhereStaysWhole() {
    let text = taught("Best practicesLids for TeaPots fit TeaPotsEach one.")
    #expect(text.contains("Lids for TeaPots fit TeaPotsEach one.") == false)
    #expect(text.contains("Lids for TeaPots fit TeaPots\n"))
  }
}
