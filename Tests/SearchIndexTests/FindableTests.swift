import Model
import Parse
import Testing

@testable import SearchIndex

/// What a page shows beside its text is found by its words: colors, change logs, pictures.
@Suite struct FindableTests {
  private static let pots = """
    # Pots

    ## Use

    A pot holds soup. Much of what is said here changed in the kitchen.

    ![A ladle beside a bowl.](https://example.com/a.png)

    The spoon rests

    ## Shades

    | Name | Light | Dark |
    |---|---|---|
    | Rust | R-201,G-72,B-13 | #AA3311 |
    | Moss | R-17,G-140,B-60 | #0A5522 |

    For a label, #7B61D9 will do.

    ## Change log

    | Date | Changes |
    |---|---|
    | June 9, 2025 | Added a lid. |
    | May 2, 2024 | Took the handle off. |
    """

  private static let pans = """
    # Pans

    ## Use

    A pan is flat. Everything about it changed, and changed again: 60, 13 and 140 are numbers.

    ## Change log

    | Date | Changes |
    |---|---|
    | September 14, 2023 | Changed the oil. |
    | June 2, 2024 | Changed the heat. |
    """

  @Test(arguments: [
    ("#C9480D", "Shades"), ("c9480d", "Shades"), ("201 72 13", "Shades"),
    ("rgb(201, 72, 13)", "Shades"), ("#AA3311", "Shades"), ("170 51 17", "Shades"),
    ("0A5522", "Shades"), ("#7b61d9", "Shades"),
    ("what changed june 2025", "Change-log"), ("changes may 2024", "Change-log"),
    ("ladle", "Use"), ("spoon rests", "Use"),
  ])
  func isFoundFirst(query: String, anchor: String) throws {
    let site = Site(
      settings: SiteSettings(),
      pages: [Self.page("pans", Self.pans), Self.page("pots", Self.pots)], groups: [])
    let found = try SiteSearch(output: "out", files: published(site)).results(for: query, limit: 3)
    #expect(found.first.map { $0.slug + "#" + $0.anchor } == "pots#" + anchor)
  }

  private static func page(_ slug: String, _ body: String) -> SitePage {
    let front = FrontMatter(title: slug, slug: Slug(making: slug), url: "")
    let source = SourcePage(
      frontMatter: front, body: Array(body.utf8), file: slug + ".md", bodyLine: 1)
    return SitePage(
      document: DocumentParser.parse(source).document, folder: slug, group: nil, previous: nil,
      next: nil, links: [:])
  }
}
