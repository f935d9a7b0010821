import Model
import Testing

@testable import Ingest

/// What a newer source says in other words, though another one, which keeps more structure, leads.
@Suite struct RewordingTests {
  private static let lead: [Block] = [
    .heading(1, "T"), .words("Fill the kettle with cold water."), .heading(2, "Use"),
    .words("**Pour slowly over the [leaves](https://a.example/leaves).** Wait for 3 minutes."),
    .words("A pot keeps the tea warm for an hour."),
  ]

  private func merge(_ other: [Block], isNewer: Bool = true) -> PageMerge {
    PageMerge(
      [Self.lead, other].map(Draft.made),
      [PageMerge.Standing(), PageMerge.Standing(structure: 1, isNewer: isNewer)])
  }

  private func replacing(_ place: Int, with blocks: Block...) -> [Block] {
    Array(Self.lead[..<place]) + blocks + Self.lead[(place + 1)...]
  }

  @Test func theNewerWordsAreThePages() {
    let merge = merge(replacing(4, with: .words("A pot keeps the tea warm for about two hours.")))
    #expect(
      merge.dump == Self.lead[..<4].map(\.dump) + [
        "p A pot keeps the tea warm for about two hours."
      ])
    #expect(merge.fates[0][4] == .dropped(rule: "reworded"))
    #expect(merge.fates[1][4] == .kept)
  }

  @Test func linksStayOnTheirWords() {
    let merge = merge(
      replacing(3, with: .words("**Pour slowly over the leaves.** Wait for 4 minutes at least.")))
    #expect(
      merge.dump[3]
        == "p **Pour slowly over the [leaves](https://a.example/leaves).** Wait for 4 minutes at least."
    )
  }

  @Test func aNewParagraphGoesWhereItIs() {
    let new = Block.words("Never let the kettle boil without water in it.")
    let merge = merge(Array(Self.lead[..<4]) + [new] + Self.lead[4...])
    #expect(merge.dump == Self.lead[..<4].map(\.dump) + [new.dump, Self.lead[4].dump])
  }

  @Test func anOlderSourceChangesNothing() {
    let words = Block.words("A pot keeps the tea warm for about two hours.")
    let new = Block.words("Never let the kettle boil without water in it.")
    let merge = merge(Array(Self.lead[..<4]) + [new, words], isNewer: false)
    #expect(merge.dump == Self.lead.map(\.dump))
    #expect(merge.fates[1][4...].allSatisfy { $0 != .kept })
    #expect(merge.fates[1][4] == .dropped(rule: "other-wording"))
  }

  /// Poorer sources lose words and glue them, and put two paragraphs in one line; a line may be
  /// what is left of something else.
  @Test(arguments: [
    "A pot keeps tea warm for an hour.", "A potkeeps the teawarm for an hour.",
    "**Pour slowly over the leaves.** Wait for 3 minutes. A pot keeps the tea warm for an hour.",
    "A pot keeps the tea warm for two hours", "Every cup has a handle of its own, mostly.",
  ])
  func whatIsNoRewordingChangesNothing(text: String) {
    let merge = merge(replacing(4, with: .words(text)))
    #expect(merge.dump == Self.lead.map(\.dump))
  }
}
