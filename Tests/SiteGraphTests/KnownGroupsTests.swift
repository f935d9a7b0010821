import Model
import SiteGraph
import Testing

/// Groups of a project that names none: found in its pages, or known.
@Suite struct KnownGroupsTests {
  private let known = [
    NavigationEntry(title: "First", slugs: ["b", "a"]),
    NavigationEntry(title: "Whole", parts: ["Second", "Gone"]),
    NavigationEntry(title: "Second", slugs: ["c"]),
  ]

  private func start(_ body: String) -> Document {
    page("human-interface-guidelines", title: "Guidelines", body: body)
  }

  @Test func knownGroupsAreUsedInTheirOrder() {
    let site = site(["a", "b", "c", "d"].map { page($0) }, knowing: known)
    #expect(outline(site) == ["First: b a", "Whole: ", "Second: c", "Other pages: d"])
    #expect(site.groups[1].parts == [2])
  }

  @Test func aProjectsOwnGroupsStandAlone() {
    var settings = settings([("Own", ["c"])])
    settings.knownGroups = known
    let site = SiteBuilder.site(of: ["a", "c"].map { page($0) }, settings: settings).site
    #expect(outline(site) == ["Own: c", "Other pages: a"])
  }

  @Test func theStartPagesContentsStandAboveWhatIsKnown() {
    let body = "## Guidelines\n\n### Second\n\n\(list(["a"]))\n### New\n\n\(list(["c", "x"]))"
    let pages = ["a", "b", "c"].map { page($0) } + [start(body)]
    #expect(
      outline(site(pages, knowing: known)) == ["First: b", "Whole: ", "Second: a", "New: c"])
  }

  @Test func aHeadingAboveOthersHasThemAsParts() {
    let body = "## All\n\n### One\n\n\(list(["a"]))\n### Two\n\n\(list(["b"]))\n## Three\n\n"
    let site = site(["a", "b", "c"].map { page($0) } + [start(body + list(["c"]))], knowing: [])
    #expect(outline(site).prefix(4) == ["All: ", "One: a", "Two: b", "Three: c"])
    #expect(site.groups[0].parts == [1, 2])
  }

  @Test func aListOfAFewPagesIsNoTableOfContents() {
    let pages = ["a", "b", "c", "d"].map { page($0) }
    let all = pages + [start("## New and updated\n\n\(list(["c"]))")]
    #expect(outline(site(all, knowing: known))[0] == "First: b a")
    #expect(!outline(site(all, knowing: known)).contains { $0.hasPrefix("New") })
  }

  @Test func listsOfResourcesAreNoContents() {
    let body = "## Resources\n\n#### Related\n\n\(list(["a", "b", "c"]))"
    let pages = ["a", "b", "c"].map { page($0) } + [start(body)]
    #expect(outline(site(pages, knowing: known))[0] == "First: b a")
  }

  @Test func theTreeAroundAPageStandsAboveWhatIsKnown() {
    let pages = [page("a", section: "Second"), page("b", section: "First"), page("c")]
    #expect(outline(site(pages, knowing: known)) == ["First: b", "Whole: ", "Second: c a"])
  }

  @Test func theOrderInWhichPagesComeDoesNotShow() {
    let body = "## One\n\n\(list(["a", "b"]))\n## Two\n\n\(list(["c"]))"
    let pages = ["a", "b", "c", "d", "second"].map { page($0) } + [start(body)]
    let expected = outline(site(pages, knowing: known))
    for _ in 0..<10 { #expect(outline(site(pages.shuffled(), knowing: known)) == expected) }
  }
}
