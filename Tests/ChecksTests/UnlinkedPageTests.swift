import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct UnlinkedPageTests {
  private func found(_ pages: [TestPage], names: [String] = ["a"]) -> [String] {
    var settings = SiteSettings()
    if !names.isEmpty { settings.navigation = [NavigationEntry(title: "G", slugs: names)] }
    return findings(of: UnlinkedPage.self, pages, settings).map(\.told)
  }

  private let link = "# A\n\n[x](/design/human-interface-guidelines/b)\n"

  @Test func aPageThatNobodyNamesIsFound() {
    let expected = "b.md:1:1 “T b” is not linked from any page and not named in the navigation"
    #expect(found([TestPage(slug: "a"), TestPage(slug: "b")]) == [expected])
    // A page’s word for itself does not count.
    #expect(found([TestPage(slug: "a"), TestPage(slug: "b", markdown: link)]) == [expected])
  }

  @Test func aLinkOrANameIsEnough() {
    #expect(found([TestPage(slug: "a", markdown: link), TestPage(slug: "b")]) == [])
    #expect(found([TestPage(slug: "a"), TestPage(slug: "b")], names: ["a", "b"]) == [])
  }

  @Test func aSiteWithoutANavigationListsAllPages() {
    #expect(found([TestPage(slug: "a"), TestPage(slug: "b")], names: []) == [])
  }

  @Test func olderEditionsAndTheStartPageStandForThemselves() {
    let old = TestPage(slug: "b") { $0.edition = "ios-2014" }
    #expect(found([TestPage(slug: "a"), old, TestPage(slug: PageAddress.startPage.text)]) == [])
  }
}
