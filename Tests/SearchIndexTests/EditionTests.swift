import Model
import Testing

@testable import SearchIndex

/// Older editions in a search: behind today's pages, and of their own platform alone.
@Suite struct EditionTests {
  private static func page(_ edition: Slug) -> SitePage {
    let nodes = [
      Node(.paragraph, line: 1, column: 1, end: 2),
      Node(.text("The zebra grazes here."), line: 1, column: 1, end: 2),
    ]
    let front = FrontMatter(title: "Zebra", slug: "zebra", url: "", edition: edition)
    return SitePage(
      document: Document(frontMatter: front, file: "zebra.md", nodes: nodes, sections: []),
      folder: "\(edition)/zebra", group: nil, previous: nil, next: nil, links: [:])
  }

  private func editions(_ query: String, platform: String? = nil) throws -> [String] {
    let site = Site(
      settings: SiteSettings(),
      pages: [Self.page("ios-2014"), Self.page(FrontMatter.current), Self.page("aqua-2001")],
      groups: [])
    var question = SearchQuestion(query)
    question.filters = platform.map { [.init(facet: "platform", name: $0)] } ?? []
    return try SiteSearch(output: "out", files: published(site)).answer(question).results
      .map(\.edition)
  }

  @Test func todaysPageIsFirst() throws {
    #expect(try editions("zebra") == ["current", "ios-2014", "aqua-2001"])
  }

  @Test func anEditionIsFirstWhoseYearIsAsked() throws {
    #expect(try editions("zebra 2014").first == "ios-2014")
  }

  @Test func anEditionOfAnotherPlatformIsNoHit() throws {
    #expect(try editions("zebra", platform: "watchOS") == ["current"])
    #expect(try editions("zebra", platform: "iOS") == ["current", "ios-2014"])
  }
}
