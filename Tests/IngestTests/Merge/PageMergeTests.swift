import Model
import Testing

@testable import Ingest

@Suite struct PageMergeTests {
  private static let lead: [Block] = [
    .heading(1, "T"), .words("a"), .heading(2, "B"), .words("b"), .heading(2, "D"), .words("d"),
  ]

  private func merged(_ drafts: [[Block]], fill: Bool = true) -> PageMerge {
    .made(drafts, seenByNewer: fill ? [] : .all)
  }

  private func text(_ merge: PageMerge) -> [String] { merge.blocks.map(\.block.dump) }

  @Test func oneDraftIsThePage() {
    let merge = merged([Self.lead])
    #expect(merge.blocks.map(\.block) == Self.lead)
    #expect(merge.fates == [Array(repeating: .kept, count: 6)])
    #expect(merged([]).blocks.isEmpty)
  }

  @Test func whatIsSaidAlreadyIsMerged() {
    let merge = merged(
      [
        [.words("A **cup** holds [tea](/t)."), .words("b")],
        [.words("A cup holds tea"), .words("c"), .made(.image, "![](x)")],
      ], fill: false)
    #expect(merge.fates[1][0] == .merged)
    #expect(merge.fates[1][1] == .dropped(rule: "superseded"))
  }

  /// Cells `Cup`, `Small`, `Pot`, `Large` in so many columns.
  private func table(_ columns: Int, _ doubt: TableDoubt? = nil) -> [Block] {
    let cells = ["Cup", "Small", "Pot", "Large"]
    let rows = stride(from: 0, to: 4, by: columns).map { Array(cells[$0..<($0 + columns)]) }
    return [.heading(1, "T"), .heading(2, "B"), .made(.table, rows: rows, doubt: doubt)]
  }

  private func doubt(_ drafts: [[Block]]) -> [TableDoubt?] {
    merged(drafts).blocks.map(\.block).filter { $0.kind == .table }.map(\.doubt)
  }

  @Test func aGuessIsOneUntilASourceHasTheSameRows() {
    #expect(doubt([table(2, .guessed)]) == [.guessed])
    #expect(doubt([table(2, .guessed), table(2, .guessed)]) == [.guessed])
    #expect(doubt([table(2, .guessed), table(2)]) == [nil])
    #expect(doubt([table(2), table(2, .guessed)]) == [nil])
  }

  @Test func rowsThatWereGuessedGiveWayToThoseOfASource() {
    let page = merged([table(1, .guessed), table(2)])
    #expect(text(page).last == "table Cup|Small / Pot|Large")
    #expect(page.fates.map(\.last) == [.merged, .kept])
  }

  @Test func otherCellsConfirmNothing() {
    let other = [.heading(1, "T"), .heading(2, "B"), Block.made(.table, rows: [["Cup", "Tin"]])]
    #expect(doubt([table(2, .guessed), other]).contains(.guessed))
  }

  @Test func aMissingSectionGoesBehindTheOneItFollowed() {
    let other: [Block] = [
      .heading(1, "T"), .heading(2, "B"), .words("other"), .heading(2, "C"), .words("c"),
    ]
    let lead = Self.lead.map { $0.kind == .paragraph ? .words("text " + $0.string) : $0 }
    let merge = merged([lead, other])
    #expect(
      text(merge) == ["h1 T", "p text a", "h2 B", "p text b", "h2 C", "p c", "h2 D", "p text d"])
    #expect(merge.blocks[4].draft == 1 && merge.blocks[4].place == 3)
    let superseded = PageMerge.Fate.dropped(rule: "superseded")
    #expect(merge.fates[1] == [.merged, .merged, superseded, .kept, .kept])
  }

  @Test func sectionsThatFollowOneAnotherKeepTheirOrder() {
    let other: [Block] = [
      .heading(2, "X"), .words("x"), .heading(2, "Y"), .words("y"), .heading(2, "B"),
    ]
    #expect(
      text(merged([Self.lead, other]))
        == ["h1 T", "p a", "h2 X", "p x", "h2 Y", "p y", "h2 B", "p b", "h2 D", "p d"])
  }

  @Test func aDraftThatMayNotFillAddsNone() {
    let other: [Block] = [.heading(2, "C"), .words("c")]
    #expect(merged([Self.lead, other], fill: false).blocks.map(\.block) == Self.lead)
  }

  @Test func aHeadingAloneIsNoSection() {
    #expect(merged([Self.lead, [.heading(2, "C")]]).blocks.map(\.block) == Self.lead)
    let parent: [Block] = [.heading(2, "C"), .heading(3, "E"), .words("e")]
    #expect(text(merged([Self.lead, parent])).filter { $0.hasPrefix("h") }.contains("h2 C"))
  }

  @Test func aSectionIsNotFilledInIfThePageSaysItElsewhere() {
    let text = "Pour the water slowly, and wait until it boils."
    let lead: [Block] = [.heading(1, "T"), .heading(2, "Kettles, cups"), .words(text)]
    let other: [Block] = [.heading(2, "Kettles"), .heading(3, "Cups"), .words(text)]
    let merge = merged([lead, other])
    #expect(merge.blocks.map(\.block) == lead)
    #expect(merge.fates[1].last == .merged)
  }

  @Test func aGroupOfTabsIsCompleted() {
    let open: [Block] = [
      .heading(2, "A"), .made(.tabs, "Large"), .made(.panel, "Small"), .words("s"),
      .made(.tabsEnd), .words("end"),
    ]
    let whole: [Block] = [
      .heading(2, "A"), .made(.tabs), .made(.panel, "Small"), .words("s"), .made(.panel, "Large"),
      .words("l"), .made(.tabsEnd),
    ]
    let merge = merged([open, whole])
    #expect(merge.blocks.map(\.block) == whole + [.words("end")])
    #expect(merge.fates[0] == [.kept, .merged, .merged, .merged, .merged, .kept])
    #expect(merged([whole, open]).blocks.map(\.block) == whole + [.words("end")])
    #expect(merged([whole, open], fill: false).blocks.map(\.block) == whole)
    let elsewhere = [Block.heading(2, "B")] + whole.dropFirst()
    #expect(merged([open, elsewhere], fill: false).blocks.map(\.block) == open)
  }

  @Test func contradictionsNameTheirDraft() {
    func page(_ size: String) -> [Block] {
      [.heading(2, "Sizes"), .made(.table, rows: [["Cup", "Size"], ["Mug", size]])]
    }
    let merge = merged([page("1 l"), page("1 l"), page("2 l")])
    #expect(merge.contradictions.map { "\($0.draft) \($0.ours) \($0.theirs)" } == ["2 1 l 2 l"])
  }
}
