import Model
import Testing

@Suite struct NavigationTests {
  @Test func theConfiguredOrderIsTheReadingOrder() {
    let pages = ["a", "b", "c", "d"].map { page($0) }
    let site = site(pages, [("Two", ["d", "b"]), ("One", ["a", "missing", "c"])])
    #expect(outline(site) == ["Two: d b", "One: a c"])
    #expect(site.pages.map(\.folder) == ["d", "b", "a", "c"])
    #expect(site.pages.map(\.group) == [0, 0, 1, 1])
  }

  @Test func groupsWithoutPagesAreLeftOut() {
    #expect(outline(site([page("a")], [("None", ["x"]), ("One", ["a"])])) == ["One: a"])
  }

  @Test func withoutConfigurationPagesStandByTitle() {
    let pages = [page("b", title: "Zebra"), page("a", title: "Zulu"), page("c", title: "Apple")]
    #expect(outline(site(pages)) == ["All pages: c b a"])
  }

  @Test func aPageThatIsNotNamedStandsInItsOwnSection() {
    let pages = [page("a"), page("b", section: "Inputs"), page("c"), page("d", section: "Inputs")]
    #expect(outline(site(pages, [("One", ["a"])])) == ["One: a", "Inputs: b d", "Other pages: c"])
  }

  @Test func aPageThatIsNotNamedJoinsTheConfiguredGroupOfItsSection() {
    let pages = [page("b"), page("a", section: "One"), page("c")]
    #expect(
      outline(site(pages, [("One", ["b"]), ("Two", ["c"])])) == ["One: b a", "Two: c"])
  }

  @Test func olderEditionsStandBehindTodays() {
    let pages = [
      page("a", edition: "aqua-2001"), page("z"), page("b", edition: "ios-2014"),
      page("a", edition: "ios-2014"), page("z", edition: "ios-2014"),
    ]
    #expect(
      outline(site(pages))
        == ["All pages: z", "Aqua 2001: aqua-2001/a", "iOS 2014: ios-2014/a ios-2014/b ios-2014/z"])
  }

  @Test func theNavigationNamesTodaysPagesOnly() {
    let pages = [page("a", edition: "ios-2014"), page("b")]
    #expect(outline(site(pages, [("One", ["a", "b"])])) == ["One: b", "iOS 2014: ios-2014/a"])
  }

  @Test func theOrderInWhichPagesComeDoesNotShow() {
    let pages = (0..<12).map { number in
      page(
        "p\(number)", edition: number % 3 == 0 ? "ios-2014" : FrontMatter.current,
        title: "T\(number % 5)", section: number % 2 == 0 ? "Even" : nil)
    }
    let navigation = [("One", ["p7", "p1"]), ("Two", ["p2"])]
    let expected = outline(site(pages, navigation))
    for _ in 0..<10 { #expect(outline(site(pages.shuffled(), navigation)) == expected) }
    #expect(outline(site(pages.reversed(), navigation)) == expected)
  }

  @Test func groupsHaveSlugsOfTheirOwn() {
    let pages = ["a", "b", "c", "d"].map { page($0) }
    let site = site(
      pages, [("Menus & actions", ["a"]), ("Menus, actions", ["b"]), ("日本", ["c"]), ("本", ["d"])])
    #expect(site.groups.first?.slug == "menus-actions")
    #expect(Set(site.groups.map(\.slug)).count == 4)
  }
}
