import Model
import Testing

@testable import Render

/// Cards are links on paper and in a book, without their thumbnails.
@Suite struct CardLinksTests {
  private static let card =
    "paragraph\n  image https://example.com/a.png\n    text Sketch\n"
    + "paragraph\n  text "

  /// An article about a group, or the start page, with cards; the first card's name is its
  /// abstract.
  private func site(group: Int?) -> Site {
    let article = Outline.page(
      "paragraph\n  text Words.\n" + Self.card + "glass\n" + Self.card + "Bowls\n" + Self.card
        + "Glass",
      folder: "cups", title: "Cups")
    let placed = SitePage(
      document: article.document, folder: "cups", group: group, previous: nil, next: nil,
      links: [:])
    return Site(
      settings: SiteSettings(),
      pages: [placed, Outline.page("paragraph\n  text G", folder: "glass", title: "Glass")],
      groups: [
        NavigationGroup(title: "Cups", slug: "cups", pages: [1], article: group.map { _ in 0 }),
        NavigationGroup(title: "Bowls", slug: "bowls", pages: []),
      ])
  }

  @Test(arguments: [0, nil]) func onPaper(group: Int?) throws {
    let library = try SampleSite.library(["print": "{{#pages}}{{{content}}}|{{/pages}}"])
    let files = Renderer(site: site(group: group), library: library).siteFiles().files
    let sheet = try #require(files.first { $0.path == "print/index.html" })
    #expect(
      String(decoding: sheet.bytes, as: UTF8.self)
        == "<p>Words.</p>\n<ul><li><a href=\"#glass\">Glass</a></li><li>Bowls</li></ul>|<p>G</p>|")
  }

  @Test func inABook() throws {
    let files = EPUB.files(of: site(group: 0))
    let chapter = try #require(files.first { $0.path == "book/cups/index.xhtml" })
    let text = String(decoding: chapter.bytes, as: UTF8.self)
    #expect(text.contains("<li><a href=\"../glass/index.xhtml\">Glass</a></li><li>Bowls</li>"))
    #expect(!text.contains("Sketch"))
  }

  @Test func aPageOfNoGroupOpensTheContentsOfABook() throws {
    let files = EPUB.files(of: site(group: nil))
    let contents = try #require(files.first { $0.path == "book/contents.xhtml" })
    let text = String(decoding: contents.bytes, as: UTF8.self)
    #expect(
      text.contains("<ol><li><a href=\"cups/index.xhtml\">Cups</a></li><li><span>Cups</span>"))
  }

  @Test func theStartPageIsLinkedFromTheHomePageAndListedForModels() throws {
    let library = try SampleSite.library([
      "home": "{{#start}}{{title}} {{href}}{{/start}}{{hasWays}}{{#groups}}; {{title}}{{/groups}}"
    ])
    let files = Renderer(site: site(group: nil), library: library).siteFiles().files
    let home = try #require(files.first { $0.path == "index.html" })
    #expect(String(decoding: home.bytes, as: UTF8.self) == "Cups cups/index.htmltrue; Cups")
    let brief = try #require(files.first { $0.path == "llms.txt" })
    #expect(String(decoding: brief.bytes, as: UTF8.self).contains("\n\n- [Cups]"))
  }
}
