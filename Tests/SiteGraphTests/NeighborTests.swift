import Model
import Testing

@Suite struct NeighborTests {
  @Test func pagesFollowOneAnotherAcrossGroups() {
    let site = site(["a", "b", "c"].map { page($0) }, [("One", ["c"]), ("Two", ["a", "b"])])
    #expect(site.pages.map(\.folder) == ["c", "a", "b"])
    #expect(site.pages.map(\.previous) == [nil, 0, 1])
    #expect(site.pages.map(\.next) == [1, 2, nil])
  }

  @Test func noPageFollowsOneOfAnotherEdition() {
    let site = site([page("a"), page("b", edition: "ios-2014"), page("c", edition: "ios-2014")])
    #expect(site.pages.map(\.next) == [nil, 2, nil])
    #expect(site.pages.map(\.previous) == [nil, nil, 1])
  }
}
