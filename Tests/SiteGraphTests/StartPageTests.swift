import Model
import Testing

/// The start page of the guidelines: read first, and in no group.
@Suite struct StartPageTests {
  private let start = page("human-interface-guidelines", title: "Guidelines")

  @Test func itStandsInNoGroup() {
    let site = site([page("a"), start, page("b")], [("One", ["b"])])
    #expect(outline(site) == ["One: b", "Other pages: a"])
    #expect(site.pages.map(\.folder) == ["human-interface-guidelines", "b", "a"])
    #expect(site.pages.map(\.group) == [nil, 0, 1])
    #expect(site.pages[0].next == 1 && site.pages[1].previous == 0)
    #expect(site.group(of: site.pages[0]) == nil && !site.isOfGroup(0))
  }

  @Test func aProjectMayPlaceIt() {
    let site = site([start, page("b")], [("One", ["b", "human-interface-guidelines"])])
    #expect(outline(site) == ["One: b human-interface-guidelines"])
  }

  @Test func itMayBeTheOnlyPage() {
    #expect(site([start]).pages.map(\.group) == [nil])
    #expect(outline(site([start])) == [])
  }

  @Test func thatOfAnOlderEditionIsAPageOfIt() {
    let old = page("human-interface-guidelines", edition: "ios-2014")
    #expect(outline(site([old])) == ["iOS 2014: ios-2014/human-interface-guidelines"])
  }
}
