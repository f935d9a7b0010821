import Model
import Testing

@testable import Render

/// The page of a group that has an article: its text, and its pages below it.
@Suite struct GroupArticleOutputTests {
  private static let template = "{{{content}}}|{{#pages}}{{title}}={{href}} {{/pages}}"

  private func site(_ article: String) -> Site {
    let pages = [
      Outline.page(article, folder: "cups", title: "Cups"),
      Outline.page("paragraph\n  text M", folder: "mug", title: "Mug"),
      Outline.page("paragraph\n  text G", folder: "glass", title: "Glass"),
    ]
    return Site(
      settings: SiteSettings(), pages: pages,
      groups: [
        NavigationGroup(title: "Cups", slug: "cups", pages: [1, 2], article: 0, parts: [1]),
        NavigationGroup(title: "Bowls", slug: "bowls", pages: []),
      ])
  }

  private func text(_ page: Int, article: String) throws -> String {
    let library = try SampleSite.library(["page": Self.template, "group": "{{page.title}}"])
    let rendered = Renderer(site: site(article), library: library).pageFiles(at: page)
    return try #require(rendered.files.first { $0.path.hasSuffix("index.html") }).text
  }

  @Test func itsTextStandsAboveItsPages() throws {
    let article = "paragraph\n  text Words."
    #expect(
      try text(0, article: article)
        == "<p>Words.</p>|Bowls=bowls/index.html Mug=mug/index.html Glass=glass/index.html ")
    #expect(try text(1, article: article) == "<p>M</p>|")
  }

  @Test func cardsAreLinks() throws {
    let card = "paragraph\n  image https://example.com/a.png\n    text Sketch\nparagraph\n  text "
    let article = (card + "glass\n" + card + "Teapot\n" + card + "Bowls")
    #expect(
      try text(0, article: article)
        == "<p class=\"small\">Teapot</p>|Glass=glass/index.html Bowls=bowls/index.html "
        + "Mug=mug/index.html ")
  }

  @Test func picturesOfOtherThingsStay() throws {
    let card = "paragraph\n  image https://example.com/a.png\n    text Sketch\nparagraph\n  text "
    let page = try text(0, article: card + "A teapot")
    #expect(page.contains("Sketch") && page.contains("A teapot"))
  }

  private static let groups = [
    NavigationGroup(title: "Cups", slug: "cups", pages: [1], parts: [1]),
    NavigationGroup(title: "Bowls", slug: "bowls", pages: [2], article: 0),
  ]

  @Test func aGroupCountsThePagesOfItsParts() {
    let pages = ["a", "b", "c"].map { Outline.page("paragraph\n  text W", folder: $0) }
    let site = Site(settings: SiteSettings(), pages: pages, groups: Self.groups)
    let navigation = NavigationValues(site, hasGroupPages: true)
    #expect([0, 1].map(navigation.pageCount) == [2, 1])
  }

  @Test(arguments: [1, 12, 14])
  func aPartWithoutASentenceNamesItsPages(count: Int) throws {
    let pages = (0...count).map {
      Outline.page("paragraph\n  text W", folder: "p\($0)", title: "P\($0)")
    }
    let site = Site(
      settings: SiteSettings(), pages: pages,
      groups: [
        NavigationGroup(title: "Cups", slug: "cups", pages: [0], parts: [1]),
        NavigationGroup(title: "Bowls", slug: "bowls", pages: Array(1...count)),
      ])
    let template = "{{#pages}}{{title}}:{{#names}} {{href}}{{/names}} {{moreNames}};{{/pages}}"
    let rendered = Renderer(
      site: site, library: try SampleSite.library(["group": template])
    ).siteFiles()
    let names = (1...min(count, 12)).map { " p\($0)/index.html" }.joined()
    let more = count > 12 ? "\(count - 12) more" : ""
    #expect(rendered["cups/index.html"] == "Bowls:\(names) \(more);P0: ;")
  }

  @Test func theGroupsNameLeadsToIt() {
    let navigation = NavigationValues(site("paragraph\n  text W"), hasGroupPages: true)
    #expect(navigation.groupHref(0) == "cups/index.html")
    #expect(navigation.groupFolders == [nil, "bowls"])
    guard case .list(let groups) = navigation.tree(group: 0, page: 0).made else { return }
    #expect(groups[0]["current"] == .bool(true) && groups[0]["open"] == .bool(true))
    #expect(groups[0]["href"] == .text("cups/index.html"))
    #expect(groups[1]["hasPages"] == .bool(false))
  }
}

extension OutputFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
