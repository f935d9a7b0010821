import Model
import Testing

@Suite struct EditionTests {
  private static let old: Slug = "ios-2014"

  /// What the parts of an old chapter are today: `part → page`.
  private func today(_ chapter: Document, concepts: [String: String] = [:]) -> [String] {
    let pages = [
      page("image-views", title: "Image views"), page("boxes", title: "Boxes", aliases: ["frames"]),
      page("toggles", title: "Toggles"), chapter,
    ]
    let site = site(pages, concepts: concepts)
    let place = site.pages.firstIndex { $0.folder.hasPrefix(Self.old.text) } ?? 0
    for (index, page) in site.pages.enumerated() where index != place {
      let back = site.pages[place].today.filter { $0.page == index }
      #expect(page.older == back.map { Counterpart(page: place, section: $0.section) })
      #expect(page.today == [])
    }
    let sections = site.pages[place].document.sections
    return site.pages[place].today.map { counterpart in
      let part = counterpart.section.map { sections[$0].anchor } ?? "whole"
      return "\(part) → \(site.pages[counterpart.page].folder)"
    }
  }

  @Test(arguments: [
    ("image-views", "X", ["whole → image-views"]), ("x", "Box", ["whole → boxes"]),
    ("frame", "X", ["whole → boxes"]), ("x", "IMAGE VIEW CONTROLLERS", []),
    ("x", "Image View Controller", ["whole → image-views"]), ("x", "Controller", []),
    ("x", "…", []),
  ])
  func theWholeByItsSlugOrTitle(slug: String, title: String, expected: [String]) {
    #expect(today(page(slug, edition: Self.old, title: title)) == expected)
  }

  @Test func itsPartsByTheirTitles() {
    let body = "## Box\n\n## Other\n\n### Image View\n\n## Image View\n\n## Boxes"
    #expect(
      today(page("views", edition: Self.old, body: body))
        == ["Box → boxes", "Image-View-2 → image-views"])
  }

  @Test func whatTheSettingsCallIt() {
    let chapter = page("views", edition: Self.old, body: "## Switches\n\n## Nothing")
    #expect(today(chapter) == [])
    #expect(today(chapter, concepts: ["Switch": "toggles"]) == ["Switches → toggles"])
    #expect(today(chapter, concepts: ["switches": "none"]) == [])
    #expect(today(chapter, concepts: ["boxes": "toggles"]) == [])
  }

  @Test func todaysPagesAloneHaveNone() {
    #expect(site([page("a"), page("b", body: "## A")]).pages.allSatisfy { $0.today.isEmpty })
  }
}
