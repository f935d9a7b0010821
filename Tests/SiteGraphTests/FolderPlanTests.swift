import Diagnostics
import Model
import Testing

@testable import SiteGraph

/// Names of pages, editions and groups that are the site’s own, or another’s, get a number.
@Suite struct FolderPlanTests {
  private func built(_ documents: [Document]) -> (folders: [String], told: [String]) {
    let built = SiteBuilder.site(of: documents, settings: SiteSettings())
    return (
      built.site.pages.map(\.folder).sorted(),
      built.diagnostics.filter { $0.rule.id == "name-taken" }.map(\.summary)
    )
  }

  @Test(arguments: ReservedNames.top)
  func aReservedNameGetsANumber(name: Slug) {
    let found = built([page(name.text)])
    #expect(found.folders == ["\(name)-2"] && found.told.count == 1)
    let edition = built([page("a", edition: name)])
    #expect(edition.folders == ["\(name)-2/a"] && edition.told.count == 1)
    let section = [page("a", section: name.text)]
    let site = site(section)
    #expect(site.groups.map(\.slug) == [name.numbered(2)])
    #expect(built(section).told.count == 1)
  }

  @Test func capitalsMakeNoOtherName() {
    let found = built([page("Boxes"), page("boxes"), page("SEARCH")])
    #expect(found.folders == ["Boxes", "SEARCH-2", "boxes-2"])
    #expect(found.told.count == 2)
  }

  @Test func whatIsFreeStays() {
    #expect(built([page("search"), page("search-2")]).folders == ["search-2", "search-3"])
    let both = SiteBuilder.site(
      of: [page("search"), page("search-2")], settings: SiteSettings()
    ).site
    #expect(both.pages.first { $0.document.frontMatter.slug == "search-2" }?.folder == "search-2")
  }

  @Test func anEditionGivesWayToAPage() {
    let found = built([page("boxes"), page("a", edition: "boxes"), page("a", edition: "Boxes")])
    #expect(found.folders == ["Boxes-2/a", "boxes", "boxes-3/a"])
    #expect(built([page("print", edition: "ios-2014")]).folders == ["ios-2014/print-2"])
  }

  /// As Apple has it: a group whose page has the group’s name.
  @Test func aGroupSharesItsNameWithAPage() {
    let found = built([page("boxes", section: "Boxes"), page("a", section: "Boxes")])
    #expect(found.folders == ["a", "boxes"] && found.told == [])
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let pages = ["search", "Search", "search-2", "boxes", "Boxes", "print"].map { page($0) }
    let places = { (documents: [Document]) in
      let pages = SiteBuilder.site(of: documents, settings: SiteSettings()).site.pages
      return Dictionary(
        uniqueKeysWithValues: pages.map { ($0.document.frontMatter.slug, $0.folder) })
    }
    for _ in 0..<10 { #expect(places(pages.shuffled()) == places(pages)) }
  }

  @Test func linksFollow() {
    let address = PageAddress.host + PageAddress.root
    let site = site([page("search"), page("a", body: "[x](\(address)/search) [y](#none)")])
    let (a, search) = (site.pages[0], site.pages[1])
    #expect(search.folder == "search-2")
    #expect(a.links.values.contains(.page(1, fragment: "")))
  }

  @Test func namesAreTakenOnce() {
    var names = FolderNames(reserved: ["search"])
    #expect(names.take("Search") == "Search-2")
    #expect(names.take("search-2") == "search-2-2")
    #expect(names.take("größe") == "größe")
    #expect(names.take(Slug(making: "gro\u{308}ße")) == "größe-2")
  }

  @Test func aLongSectionIsAShortFolder() {
    let title = String(repeating: "long section ", count: 25)
    let slug = site([page("a", section: title)]).groups[0].slug
    #expect(slug.text.utf8.count <= Slug.longest && slug.text.hasPrefix("long-section-long"))
  }
}
