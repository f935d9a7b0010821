import TestSupport
import Testing

@testable import Model

@Suite struct HoleFinderTests {
  private static let table = Passage.paragraph("Use the following table.")
  private static let picture = Passage.paragraph("Stack cups as shown below.")
  private static let named = Passage.paragraph("Trays follow these conventions:")
  private static let open = Passage.paragraph("**Use lids.** For example:")
  private static let words = Passage.paragraph("Cups are round.")
  private static let next = Passage.heading(level: 2)

  private func kinds(_ passages: Passage...) -> [Hole.Kind] {
    HoleFinder.holes(in: [.heading(level: 1), .heading(level: 2)] + passages).map(\.kind)
  }

  @Test(arguments: [
    (table, Hole.Kind.table), (picture, .picture), (named, .other), (open, .other),
  ])
  func whatIsAnnouncedAndNotThereIsAHole(announcement: Passage, kind: Hole.Kind) {
    #expect(kinds(announcement) == [kind])
    #expect(kinds(announcement, Self.next, .content) == [kind])
    #expect(kinds(announcement, .nothing, .heading(level: 1), .list) == [kind])
  }

  @Test(arguments: [
    Passage.list, .table(hasBlankColumn: false), .content, .heading(level: 3),
  ])
  func whatStandsBehindAnswers(answer: Passage) {
    #expect(kinds(Self.named, answer, Self.words) == [])
    #expect(kinds(Self.open, .nothing, answer, Self.words) == [])
  }

  @Test func paragraphsAnswerOnlyWhatTheyMay() {
    #expect(kinds(Self.open, Self.words) == [])
    #expect(kinds(.paragraph("Keep these guidelines in mind:"), Self.words) == [])
    #expect(kinds(Self.named, Self.words) == [.other])
    #expect(kinds(Self.table, Self.words) == [.table])
    #expect(kinds(Self.picture, Self.words) == [.picture])
  }

  /// A source may put all tables of a section at its end.
  @Test func whatStandsFurtherDownInTheSectionAnswers() {
    #expect(kinds(Self.table, Self.words, .table(hasBlankColumn: false)) == [])
    #expect(kinds(Self.table, .heading(level: 3), Self.words, .list) == [])
    #expect(kinds(Self.table, .heading(level: 3), Self.words, Self.next, .list) == [.table])
  }

  @Test func aListBelongsToTheWordsThatAnnounceIt() {
    #expect(kinds(Self.picture, Self.words, .list) == [])
    #expect(kinds(Self.picture, Self.open, .list, .list) == [.picture])
  }

  @Test func cellsThatBecameWordsAreThere() {
    #expect(kinds(Self.table, .paragraph("Width Height 20 30")) == [])
    #expect(kinds(.paragraph("Use the following table. 20 pt 30 pt 4 x 5 x 6 pt. Cups.")) == [])
  }

  @Test func aHeadingAloneIsAHole() {
    #expect(kinds() == [.section])
    #expect(kinds(.nothing, Self.next, Self.words) == [.section])
    #expect(HoleFinder.holes(in: [.heading(level: 1)]) == [])
    #expect(HoleFinder.holes(in: []) == [])
  }

  @Test func whatIsEmptyItselfIsAHole() {
    #expect(kinds(.emptyImage, .table(hasBlankColumn: true)) == [.image, .column])
  }

  @Test func aHoleIsToldAtItsPlaceWithItsSentence() {
    #expect(
      HoleFinder.holes(in: [.heading(level: 1), Self.words, Self.picture])
        == [Hole(.picture, at: 2, words: "Stack cups as shown below")])
  }

  @Test func aRenamedPageKeepsItsHoles() {
    let front = FrontMatter(title: "Cups", slug: "cups", url: "")
    let hole = Hole(.section, at: 0)
    let page = Document(frontMatter: front, file: "a.md", nodes: [], sections: [], holes: [hole])
    #expect(page.renamed("cups-2").holes == [hole])
  }
}

/// What holds for any page.
extension HoleFinderTests {
  private static let kinds: [Passage] = [
    .heading(level: 1), .heading(level: 2), .heading(level: 3), .heading(level: 9), table, picture,
    named, open, words, .list, .table(hasBlankColumn: false), .table(hasBlankColumn: true),
    .emptyImage, .content, .nothing,
  ]

  private static func isWordsOrHeading(_ passage: Passage) -> Bool {
    switch passage {
    case .paragraph, .heading: true
    default: false
    }
  }

  @Test func noParagraphIsAHoleIfAnythingButWordsFollows() {
    var random = SeededRandom(17)
    for _ in 0..<20_000 {
      let passages = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Self.kinds.randomElement(using: &random) ?? .nothing
      }
      let holes = HoleFinder.holes(in: passages)
      #expect(holes.map(\.place) == holes.map(\.place).sorted())
      for hole in holes {
        guard case .paragraph = passages[hole.place] else { continue }
        let next = passages[(hole.place + 1)...].first { $0 != .nothing }
        #expect(next.map(Self.isWordsOrHeading) ?? true, "\(passages)")
      }
    }
  }

  @Test func sectionsWithContentHaveNoHoleOfTheirOwn() {
    var random = SeededRandom(18)
    for _ in 0..<2_000 {
      let passages = (0..<8).flatMap { _ in
        [
          Passage.heading(level: Int.random(in: 1...4, using: &random)),
          Self.kinds[4...8].randomElement(using: &random) ?? Self.words, .content,
        ]
      }
      #expect(HoleFinder.holes(in: passages) == [])
    }
  }
}
