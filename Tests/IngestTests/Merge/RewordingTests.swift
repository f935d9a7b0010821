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
    merge(Self.lead, other, isNewer: isNewer)
  }

  private func merge(_ lead: [Block], _ other: [Block], isNewer: Bool = true) -> PageMerge {
    PageMerge(
      [lead, other].map(Draft.made),
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

  @Test func anotherSectionsSentenceStays() {
    let iOS = Block.words("Put the toolbar at the top of the window for frequent commands.")
    let lead: [Block] = [
      .heading(1, "T"), .heading(2, "iOS"), iOS, .heading(2, "macOS"), .words("Other."),
    ]
    let other: [Block] = [
      .heading(1, "T"), .heading(2, "iOS"), .heading(2, "macOS"),
      .words("Put the toolbar at the bottom of the window for frequent commands."),
    ]
    #expect(merge(lead, other).dump[2] == iOS.dump)
  }

  /// Glued to another line, or with a picture that plain text does not show.
  @Test func whatTheNewerSourceStillHasStays() {
    let items: [Block] = [
      .item("Small: make it 44 points wide."), .item("Large: make it 50 points wide."),
    ]
    let glued = Block.words("Small: make it 44 points wide.Large: make it 50 points wide.")
    let new = Block.item("Medium: make it 47 points wide.")
    #expect(merge(items, [glued, new]).dump.prefix(1) == [items[0].dump])
    let picture = Block.words("Press ![the lid](/lid.png) to fill the kettle with water.")
    let plain = Block.words("Press it gently to fill the kettle with water.")
    #expect(merge([picture], [plain]).dump[0] == picture.dump)
  }

  @Test func aLineBetweenItemsIsOne() {
    let items: [Block] = [.item("Small ones are for one cup."), .item("Large ones are for four.")]
    let new = Block.words("Medium ones are for two or three cups.")
    #expect(
      merge(items, [items[0], new, items[1]]).dump
        == [
          items[0].dump, Block.item("Medium ones are for two or three cups.").dump, items[1].dump,
        ])
  }

  @Test func linksDoNotBeginWithinWords() {
    let lead = Block.words("See the [pot](https://a.example/pot) where you keep your tea.")
    let new = Block.words("See the spot where you keep all your tea.")
    #expect(merge([lead], [new]).dump == [new.dump])
  }

  @Test func aNumberIsNewThoughItIsAPartOfTheOldOne() {
    let new = Block.words("Wait for at least 4 minutes here.")
    #expect(merge([.words("Wait for at least 14 minutes here.")], [new]).dump == [new.dump])
  }

  /// Of three sources, one as old as the first.
  @Test func onlyTheNewestRewords() {
    func body(_ time: String) -> String { "A pot keeps the tea warm for \(time)." }
    func file(_ name: String, _ day: String, _ time: String) -> RawPage {
      let text = plainPage("Abstract.\n\nBest practices\n\n" + body(time))
      return raw(
        text.replacing("extractionMethod", with: "lastUpdated: \(day)T00:00:00Z\nextractionMethod"),
        name)
    }
    let lead = mirror(
      "Abstract.\n\n## Best practices\n\n\(body("an hour"))\n", slug: "kettles",
      fields: "timestamp: 2025-01-01\n")
    let harvest = ingested([
      raw(lead, "lead.md"), file("new/a.txt", "2026-06-01", "about two hours"),
      file("old/b.txt", "2026-01-01", "at least ninety minutes"),
      raw(lead.replacing("2025-01-01", with: "2024-01-01"), "older.md"),
    ])
    let page = harvest.pages.first.map { String(decoding: $0.body, as: UTF8.self) } ?? ""
    #expect(page.contains(body("about two hours")))
    #expect(!page.contains("ninety") && !page.contains("an hour"))
    let rules = harvest.ledgers.map { ledger in ledger.spans.count { $0.rule == "reworded" } }
    #expect(rules == [1, 0, 0, 1], "both files with the old words")
    #expect(harvest.ledgers.allSatisfy { $0.addsUp })
  }

  /// Each would take minutes if texts were compared without bounds.
  @Test(.timeLimit(.minutes(1))) func largeTextsAreNotCompared() {
    let words = (0..<6000).map { "w\($0 * 7919 % 6007)" }
    let long = words.joined(separator: " ") + "."
    let other = words.reversed().joined(separator: " ") + "."
    #expect(merge([.words(long)], [.words(other)]).dump == ["p \(long)"])
    let many = (0..<4000).map { Block.words("Line number \($0) of that.") }
    let news = (0..<4000).map { Block.words("Other number \($0) in this.") }
    #expect(merge(many, news).dump.count >= many.count)
  }
}
