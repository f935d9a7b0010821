import JSON
import Model
import Testing

@testable import Render

/// The feeds of the changes: there with a base address alone, and what their formats demand.
@Suite struct FeedTests {
  private static let templates = ["changes": "{{#feeds}}{{title}} {{href}};{{/feeds}}"]

  @Test func withoutABaseAddressThereIsNone() throws {
    let rendered = try WaysSample.rendered(Self.templates)
    #expect(rendered["changes/index.html"] == "")
    #expect(!rendered.files.contains { $0.path.contains("feed") })
  }

  @Test func theListOffersItsOwnFeeds() throws {
    let rendered = try WaysSample.rendered(Self.templates, baseURL: "https://example.com/g/")
    #expect(
      rendered["changes/ios/index.html"]
        == "Atom changes/ios/feed.xml;JSON Feed changes/ios/feed.json;")
  }

  @Test func atomHasWholeAddressesAndNoForbiddenCharacter() throws {
    let rendered = try WaysSample.rendered(Self.templates, baseURL: "https://example.com/g/")
    let atom = try #require(rendered["changes/feed.xml"])
    #expect(atom.contains("<id>https://example.com/g/changes/</id>"))
    #expect(atom.contains("<updated>2025-06-09T00:00:00Z</updated>"))
    #expect(
      atom.contains("<id>https://example.com/g/saucers/#changed-2025-06-09</id>"))
    #expect(atom.contains("<summary>Shrank ␁&amp; &lt;b&gt;.</summary>"))
    #expect(atom.split(separator: "<entry>").count == 4, "rows without a date have no place in it")
  }

  @Test func jsonSaysTheSame() throws {
    let rendered = try WaysSample.rendered(Self.templates, baseURL: "https://example.com/g/")
    let feed = try JSONReader.read(Array(try #require(rendered["changes/feed.json"]).utf8))
    #expect(feed["version"]?.string == "https://jsonfeed.org/version/1.1")
    #expect(feed["feed_url"]?.string == "https://example.com/g/changes/feed.json")
    let items = try #require(feed["items"]?.array)
    #expect(items.map { $0["title"]?.string } == ["Cups", "Saucers", "Cups"])
    #expect(items[0]["content_text"]?.string == "Named iPhone.")
  }
}
