import Model
import Testing

@testable import Ingest

/// What a run's pages teach about each other.
@Suite struct LexiconTests {
  private func learned(_ blocks: [Block]) -> Lexicon {
    var reading = Ingester.read(raw(""))
    let address = PageAddress(title: "Tea cups")
    reading.outcome = .pages([
      Draft(title: "Tea cups", address: address, edition: "old", abstract: "", blocks: blocks)
    ])
    return Ingester.learned(from: [reading])
  }

  @Test func titlesAndHeadings() {
    let lexicon = learned([.heading(1, "T"), .heading(3, "A"), .heading(2, "A"), .heading(4, "A")])
    #expect(lexicon.titles == ["Tea cups"])
    #expect(lexicon.pages["Tea cups"] == PageAddress.url(of: "tea-cups"))
    #expect(lexicon.headings["A"] == 2 && lexicon.headings["T"] == nil)
  }

  @Test func codeSpansAreSymbols() {
    #expect(learned([.words("Use `pour()` or `fill`, `open")]).symbols == ["pour()", "fill"])
  }

  @Test func openersCountLeadsAndOthers() {
    let lexicon = learned([.words("**Pour** it."), .words("Pour it."), .item("**Pour.** It")])
    #expect(lexicon.openers["Pour"]?.others == 1)
    #expect(lexicon.openers["Pour**"]?.leads == 1)
    #expect(lexicon.openers["Pour.**"]?.leads == 1)
  }

  @Test func linksOfClosingSectionsLeadToOnePlace() {
    let lexicon = learned([
      .words("[Early](https://x.test/0)"), .heading(2, "Resources"),
      .words("[Jug](https://x.test/1)"),
      .words("[`Pot`](https://x.test/2) — Kit"), .words("[Jug](https://x.test/3)"),
    ])
    #expect(lexicon.links == ["Jug": "", "Pot": "https://x.test/2"])
  }

  @Test func frameworksStandBehindSymbols() {
    let lexicon = learned([
      .words("Early — Mistake"), .heading(2, "Resources"),
      .words("[`Pot`](https://x.test) — Tea Time"),
      .words("Pour it — Slowly."), .words("Mind the lid — a lot"),
    ])
    #expect(lexicon.frameworks == ["Tea Time"])
    let plain = plainPage(
      "Resources\nDeveloper documentation\n\nPot -- TeaTime", chapters: ["Resources"])
    #expect(Ingester.learned(from: [Ingester.read(raw(plain))]).frameworks == ["TeaTime"])
  }

  @Test func wordsWithCapitalsInsideAreNames() {
    #expect(learned([.words("A TeaPot and a Cup")]).names == ["TeaPot": 3])
    let names = Names(learned([.words("A TeaPot")]))
    #expect(names.contains(.init(text: "TeaPot")) && names.contains(.init(text: "TeaKit")))
    #expect(!names.contains(.init(text: "TeaCup")))
  }

  @Test(arguments: [
    ("TeaPot", [3]), ("Tea", []), ("HTMLText", [4]), ("iOS", [1]), ("A", []), ("", []),
    ("Tea2Pot", [4]), ("UI", []),
  ])
  func humpsStartAtCapitals(word: String, places: [Int]) {
    #expect(InnerCapitals.humps(.init(text: word)) == places)
  }

  @Test(arguments: [("iPadOS has", 6), ("iPads", 4), ("visionOS", 8), ("idea", nil), ("", nil)])
  func namesMayStartSmall(text: String, count: Int?) {
    #expect(Names.smallInitial(.init(text: text)) == count)
  }
}
