import Model
import Render
import Testing

/// What the foot of an article says of where it comes from.
@Suite struct SourceTests {
  private static let template = """
    {{#source}}{{#address}}{{href}} {{text}} {{/address}}{{count}}{{#isMany}}!{{/isMany}} \
    {{#asOf}}{{date}} {{/asOf}}{{#files}}{{name}} {{shape}}, {{/files}}{{more}} {{quality}}{{/source}}
    """

  private func filled(
    _ captured: [String?], url: String = "https://a.example/b", quality: PageQuality? = nil
  ) throws -> String? {
    var matter = FrontMatter(title: "A", slug: "a", url: url)
    matter.sources = captured.enumerated().map { number, date in
      PageSource(
        file: "f\(number)", shape: "s\(number)", sha256: "", captured: date, keptPerMille: 1)
    }
    matter.quality = quality
    let page = SitePage(
      document: Document(frontMatter: matter, file: "a.md", nodes: [], sections: []), folder: "a",
      group: 0, previous: nil, next: nil, links: [:])
    let site = Site(settings: SiteSettings(), pages: [page], groups: [])
    let library = try SampleSite.library(["page": Self.template])
    return Renderer(site: site, library: library).pageFiles(at: 0)["a/index.html"]
  }

  @Test func namesAddressFilesAndTheNewestDate() throws {
    #expect(
      try filled(["2025-01-02", nil, "2026-03-04"])
        == "https://a.example/b a.example/b 3 scrapes! 2026-03-04 f0 s0, f1 s1, f2 s2,  ")
    #expect(try filled([nil]) == "https://a.example/b a.example/b 1 scrape f0 s0,  ")
  }

  @Test func namesThreeFilesAndCountsTheRest() throws {
    let text = try filled(Array(repeating: nil, count: 7))
    #expect(text?.hasSuffix("7 scrapes! f0 s0, f1 s1, f2 s2, 4 more ") == true)
  }

  @Test func carriesNoAddressThatABrowserWouldRun() throws {
    #expect(try filled([], url: "javascript:alert(1)") == "0 scrapes  ")
    #expect(try filled([], url: "") == "0 scrapes  ")
  }

  @Test func tellsTheQuality() throws {
    let quality = PageQuality(scorePerMille: 957, structurePerMille: 1000, losses: 0)
    #expect(try filled([nil], url: "", quality: quality) == "1 scrape f0 s0,  0.957")
  }
}
