import Model
import Testing

@testable import Ingest
import Vocabulary

@Suite struct PageFactsTests {
  private func log(_ dates: [String]) -> Block {
    .made(.table, rows: [["Date", "What"]] + dates.map { [$0, "x"] })
  }

  @Test func eachSignHasAPart() {
    for sign in PageFacts.signs {
      #expect(PageFacts.partsOfSigns.contains { "\(sign)".contains("\($0)") }, "\(sign)")
    }
  }

  @Test func theNewestDateOfAllLogsCounts() {
    #expect(
      PageFacts([log(["May 1, 2024", "soon"]), log(["June 1, 2023"])]).updated == "2024-05-01")
    #expect(PageFacts([log([]), .words("May 1, 2024")]).updated == nil)
    #expect(PageFacts([.made(.table, rows: [["Dates"], ["May 1, 2024"]])]).updated == nil)
  }

  @Test(arguments: [
    ("Not supported in tvOS.", [Platform.tvOS]),
    (
      "_Not supported in iOS, iPadOS, or macOS._",
      [
        .iOS, .iPadOS, .macOS,
      ]
    ), ("_Not applicable for macOS. Boxes aren’t supported in tvOS._", [.macOS, .tvOS]),
  ])
  func platformsEndWithTheSentence(text: String, expected: [Platform]) {
    let facts = PageFacts([.words(text)], title: "Boxes")
    #expect(facts.unsupported == expected && facts.hasPlatforms)
  }

  @Test func whatIsNoPlatformSaysNothing() {
    let facts = PageFacts([.words("Not supported in cups. Nor tvOS.")])
    #expect(facts.unsupported == [] && !facts.hasPlatforms)
  }

  @Test func aNoteBelowAHeadingIsAboutItsSection() {
    func facts(_ heading: String, _ note: String) -> PageFacts {
      PageFacts([.heading(2, heading), .words(note)], title: "Boxes")
    }
    #expect(facts("Lids", "Not applicable for macOS.").unsupported == [])
    #expect(facts("Lids", "Boxes aren’t supported in macOS.").unsupported == [.macOS])
    #expect(facts("Platform considerations", "Not supported in tvOS.").unsupported == [.tvOS])
  }

  @Test func allNotesOfAPageCount() {
    let facts = PageFacts(
      [
        .words("Not supported in tvOS."),
        .words("Boxes aren’t supported in macOS. They are in iOS."),
      ],
      title: "Boxes")
    #expect(facts.unsupported == [.macOS, .tvOS])
  }

  @Test func onlyAParagraphSpeaksOfPlatforms() {
    #expect(!PageFacts([.item("Not supported in tvOS.")]).hasPlatforms)
    #expect(!PageFacts([.heading(2, "Platforms")]).hasPlatforms)
    #expect(PageFacts([.heading(2, "Platform considerations")]).hasPlatforms)
  }

  @Test func emptyHeadingsAndOpenTabsAreLosses() {
    #expect(PageFacts([.heading(1, "T")]).losses == 0)
    #expect(PageFacts([.heading(2, "A"), .heading(2, "B"), .words("b")]).losses == 1)
    #expect(PageFacts([.heading(2, "A"), .heading(3, "B"), .words("b")]).losses == 0)
    #expect(PageFacts([.heading(3, "A"), .heading(2, "B")]).losses == 2)
    #expect(PageFacts([.made(.tabs), .made(.tabs, "A")]).losses == 1)
  }

  @Test func wordsUnderNoPictureAreALoss() {
    #expect(PageFacts([.words("a"), .made(.caption, "b")]).losses == 1)
    #expect(PageFacts([.made(.caption, "b")]).losses == 1)
    let picture = Block.made(.image, "![a](b.png)")
    for block in [picture, .made(.video), .made(.table), .made(.caption, "a")] {
      #expect(PageFacts([picture, block, .made(.caption, "b")]).losses == 0)
    }
  }
}
