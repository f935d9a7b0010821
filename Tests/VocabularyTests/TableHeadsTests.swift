import Testing

@testable import Vocabulary

@Suite struct TableHeadsTests {
  @Test func namesAreInOrder() {
    #expect(TableHeads.of(page: "buttons").first == ["View-style", "Help-button-location"])
  }

  @Test func aPageWithoutTablesHasNone() { #expect(TableHeads.of(page: "kettles") == []) }

  @Test func eachHeadIsThereOnce() {
    #expect(TableHeads.pages.count > 30)
    for (slug, heads) in TableHeads.pages {
      #expect(Outlines.hasPage(slug) && Set(heads).count == heads.count, "\(slug)")
      #expect(heads.allSatisfy { $0.count > 1 && !$0.contains("") }, "\(slug)")
    }
  }
}
