import Model
import Testing

/// An article whose name is a group's is the page of that group.
@Suite struct GroupArticleTests {
  private let known = [
    NavigationEntry(title: "Parts", parts: ["Cups"]),
    NavigationEntry(title: "Cups", slugs: ["mug", "glass"]),
  ]

  @Test func itStandsAboveItsPages() {
    let pages = ["glass", "mug"].map { page($0) } + [page("cups", title: "cups")]
    let site = site(pages, knowing: known)
    #expect(outline(site) == ["Parts: ", "Cups: (cups) mug glass"])
    #expect(site.pages.map(\.folder) == ["cups", "mug", "glass"])
    #expect(site.isOfGroup(0) && !site.isOfGroup(1))
    #expect(site.groups[1].members == [0, 1, 2])
  }

  @Test func withoutPagesItIsAPartOfTheGroupAbove() {
    let cups = page("cups", title: "Cups")
    #expect(outline(site([cups], knowing: known)) == ["Parts: ", "Cups: (cups) "])
    let both = [cups, page("parts", title: "Parts"), page("jug")]
    #expect(
      outline(site(both, knowing: known))
        == ["Parts: (parts) ", "Cups: (cups) ", "Other pages: jug"])
  }

  @Test func withoutPagesAndAGroupAboveItIsAPageLikeOthers() {
    #expect(outline(site([page("parts", title: "Parts")], knowing: known)) == ["All pages: parts"])
    let own = page("cups", title: "Cups", section: "Cups")
    #expect(
      outline(site([own, page("jug", section: "Jugs")])) == ["Jugs: jug", "Other pages: cups"])
  }

  @Test func whatItListsAreItsPages() {
    let cups = page("cups", title: "Cups", body: list(["bowl", "mug"]))
    let site = site([cups, page("bowl"), page("mug"), page("glass")], knowing: known)
    #expect(outline(site).last == "Cups: (cups) bowl mug glass")
  }

  @Test func articlesThatAnArticleListsAreItsParts() {
    let known = [NavigationEntry(title: "Parts"), NavigationEntry(title: "Cups", slugs: ["mug"])]
    let parts = page("parts", title: "Parts", body: list(["cups"]))
    let site = site([parts, page("cups", title: "Cups"), page("mug")], knowing: known)
    #expect(outline(site) == ["Parts: (parts) ", "Cups: (cups) mug"])
    #expect(site.groups[0].parts == [1])
  }

  @Test func aConfiguredGroupHasOneToo() {
    let site = site([page("cups", title: "Cups"), page("mug")], [("Cups", ["mug"])])
    #expect(outline(site) == ["Cups: (cups) mug"])
  }

  @Test func aPageThatAProjectPlacedStaysThere() {
    let site = site([page("cups", title: "Cups"), page("mug")], [("Cups", ["mug", "cups"])])
    #expect(outline(site) == ["Cups: mug cups"])
  }

  @Test func theGroupOfASectionHasOne() {
    let pages = [page("cups", title: "Cups", section: "Parts"), page("mug", section: "Cups")]
    #expect(outline(site(pages)) == ["Cups: (cups) mug"])
  }

  @Test func aPageOfAnOlderEditionIsNone() {
    let pages = [page("cups", edition: "ios-2014", title: "Cups"), page("mug")]
    #expect(outline(site(pages, knowing: known))[1] == "Cups: mug")
  }
}
