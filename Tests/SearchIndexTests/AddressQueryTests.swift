import Model
import Testing

@testable import SearchIndex

/// Addresses of Apple's, pasted as queries.
@Suite struct AddressQueryTests {
  private func found(_ query: String) throws -> [String] {
    let search = try SiteSearch(
      output: "out", files: published(SampleSite.make(seed: 4, pages: 12)))
    return try search.answer(SearchQuestion(query, limit: 3)).results.map {
      $0.slug + "#" + $0.anchor
    }
  }

  private static let root = "developer.apple.com/design/human-interface-guidelines/"

  @Test(arguments: ["https://", "http://", ""]) func leadToThePage(scheme: String) throws {
    #expect(try found(scheme + Self.root + "page-7") == ["page-7#"])
    #expect(try found(scheme + Self.root + "page-7/") == ["page-7#"])
  }

  @Test func leadToTheSection() throws {
    let search = try SiteSearch(
      output: "out", files: published(SampleSite.make(seed: 4, pages: 12)))
    let section = try #require(
      try search.answer(SearchQuestion("button", limit: 20)).results.first { !$0.anchor.isEmpty })
    let address = Self.root + section.slug + "#" + section.anchor
    #expect(try found(address) == [section.slug + "#" + section.anchor])
    #expect(try found(Self.root + section.slug + "#Nowhere") == [section.slug + "#"])
  }

  @Test func areWordsIfThereIsNoSuchPage() throws {
    #expect(try found(Self.root + "button").count == 3)
    #expect(try found("https://example.org/page-7").first != nil)
  }
}
