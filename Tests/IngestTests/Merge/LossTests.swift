import Diagnostics
import Model
import Testing

@testable import Ingest

/// A page that has less than one of its files says so, unless a newer file explains it.
@Suite struct LossTests {
  private static let table = Block.made(
    .table, rows: [["Cup", "Size"], ["Mug", "3"], ["Pot", "5"], ["Jug", "7"]])
  private static let lead: [Block] = [
    .heading(1, "T"), .words("Fill the kettle."), .heading(2, "Use"), .words("Pour slowly."),
  ]

  /// What a page lacks that is made of the first draft alone.
  private func losses(_ other: [Block], seenByNewer: Sight = []) -> [PageLoss.Thing] {
    var merge = PageMerge.made([Self.lead, other], seenByNewer: seenByNewer)
    merge.blocks = PageMerge.made([Self.lead]).blocks
    return merge.losses.map(\.thing)
  }

  @Test func aPageThatHasAllLacksNothing() {
    let other = Self.lead + [Self.table, .made(.image, "![A cup](https://x.test/cup.png)")]
    #expect(PageMerge.made([Self.lead, other]).losses == [])
    #expect(losses(Self.lead) == [])
  }

  @Test func whatIsGoneIsTold() {
    #expect(losses(Self.lead + [Self.table]).first == .table(header: "Cup, Size"))
    let pictures = ["cup", "pot"].map { Block.made(.image, "![A](https://x.test/\($0).png)") }
    #expect(losses(Self.lead + pictures) == [.pictures(2)])
    let tabs: [Block] = [.made(.tabs, ""), .made(.panel, "Large"), .made(.tabsEnd, "")]
    #expect(losses(Self.lead + tabs) == [.panel(label: "Large")])
    #expect(losses(Self.lead + [.words("It is hot, so take care.")]) == [.words(6)])
    let links: [Block] = [.words("[Fill](/a) the [kettle](/b).")]
    #expect(losses(Self.lead.prefix(1) + links + Self.lead.dropFirst(2)) == [.links(2)])
  }

  @Test func theWordsOfAPictureStandForIt() {
    let mirror = Block.made(.table, rows: [["Red", "Blue"], ["R-1", "R-2"]])
    let shown = Block.made(
      .table,
      rows: [["Red", "Blue"], ["![R-1](https://x.test/a.png)", "![R-2](https://x.test/b.png)"]])
    #expect(PageMerge.made([Self.lead + [shown], Self.lead + [mirror]]).losses == [])
  }

  @Test func aNewerFileMayRemoveIt() {
    #expect(losses(Self.lead + [Self.table, .words("It is hot.")], seenByNewer: .all) == [])
  }

  @Test func theFindingNamesTheFileAndTheWay() throws {
    func file(_ rows: String, _ name: String) -> Reading {
      Ingester.read(raw(mirror("## Use\n\nTea.\n\n| Cup | Size |\n|---|---|\n\(rows)"), name))
    }
    let harvest = Ingester.merge([
      file("| Mug | 3 |\n| Pot | 5 |\n", "a.md"), file("| Bowl | 4 |\n| Jar | 6 |\n", "b.md"),
    ])
    let found = harvest.diagnostics.filter { $0.rule.id == "page-incomplete" }
    #expect(found.map(\.summary) == ["“T” lacks the table “Cup, Size” of this file"])
    #expect(found.first?.location.text == "raw/a.md:12:1")
    #expect(found.first?.remedy?.contains("--ledger raw/a.md") == true)
  }
}
