import Files
import JSON
import Model
import TestSupport
import Testing

@testable import Render

/// A site whose every text would like to be something else, in every format.
@Suite struct HostileSiteTests {
  let rendered: Rendered

  init() throws {
    let pages = (0..<6 as Range<UInt64>).map { Self.page(seed: $0) }
    var settings = SiteSettings()
    settings.title = RandomDocument.hostile[0]
    settings.tagline = RandomDocument.hostile[2]
    settings.baseURL = "https://example.com/"
    let group = NavigationGroup(title: "</ul><script>", slug: "g", pages: Array(pages.indices))
    let site = Site(settings: settings, pages: pages, groups: [group])
    let texts = [
      "page": "<article><h1 id=\"{{page.title}}\">{{{page.title}}}</h1>{{{content}}}</article>",
      "home":
        "{{#groups}}<p>{{{title}}}{{#pages}}<a href=\"{{href}}\">{{{title}}}</a>{{/pages}}</p>{{/groups}}",
      "group": "{{#pages}}<p><a href=\"{{href}}\">{{title}}</a>{{{abstract}}}</p>{{/pages}}",
      "audit":
        "{{#sources}}{{#files}}<p id=\"{{anchor}}\">{{{file}}}{{{shape}}}</p>{{/files}}{{/sources}}"
        + "{{#fates}}{{#rules}}<p id=\"{{anchor}}\">{{{id}}}{{{reason}}}</p>{{/rules}}{{/fates}}",
      "audit-page": """
      {{#parts}}<p>{{{file}}}</p>{{#blocks}}<p class="{{state}}">{{{opening}}}</p>\
      {{#pieces}}<del title="{{why}}">{{{text}}}</del>{{/pieces}}{{/blocks}}{{/parts}}
      """,
    ]
    let renderer = Renderer(
      site: site, library: try SampleSite.library(texts), ledgers: [Self.ledger],
      raw: { _ in Self.raw })
    var rendered = renderer.siteFiles()
    for page in pages.indices { rendered.append(renderer.pageFiles(at: page)) }
    self.rendered = rendered
  }

  private static let raw = Array("</pre><script>1</script>\u{0}\u{1B}\"'&amp;</del>".utf8) + [0xFF]
  private static let ledger = Ledger(
    file: "<b>/\"x\".md", size: raw.count, sha256: "<i>\"", shape: "<i>",
    spans: [
      LedgerSpan(start: 0, end: 9, fate: .kept, rule: "<b>", to: "<b>"),
      LedgerSpan(start: 9, end: raw.count, fate: .dropped, rule: "\"<b>"),
    ], reasons: ["\"<b>": "<script>\""])

  private static func page(seed: UInt64) -> SitePage {
    let random = RandomDocument.page(seed: seed)
    return SitePage(
      document: random.document, folder: "page-\(seed)", group: 0, previous: nil, next: nil,
      links: random.links)
  }

  @Test func hasOnlyTheTagsOfItsTemplates() throws {
    let pages = rendered.files.filter { $0.path.hasSuffix(".html") }
    #expect(pages.count == 10)
    for page in pages {
      let pieces = try TagScanner.pieces(of: page.bytes)
      #expect(TagScanner.unbalanced(pieces) == [], "\(page.path)")
      for case .open(let name, let attributes) in pieces {
        #expect(!["script", "img", "svg", "b"].contains(name), "\(page.path)")
        #expect(!attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" }, "\(page.path)")
      }
    }
  }

  @Test func mapsItselfInXML() throws {
    let map = try #require(rendered.files.first { $0.path == "sitemap.xml" })
    let lines = map.bytes.split(separator: UInt8(ascii: "\n")).dropFirst()
    let pieces = try TagScanner.pieces(of: Array(lines.joined()))
    #expect(TagScanner.unbalanced(pieces) == [])
    let tags = pieces.compactMap { if case .open(let name, _) = $0 { name } else { nil } }
    #expect(Set(tags) == ["urlset", "url", "loc"])
  }

  @Test func namesItselfInJSON() throws {
    let file = try #require(rendered.files.first { $0.path == "manifest.webmanifest" })
    #expect(try JSONReader.read(file.bytes)["name"]?.string == RandomDocument.hostile[0])
  }

  @Test func opensNoTagInMarkdown() throws {
    let text = try #require(rendered["llms.txt"])
    for (place, character) in zip(text.indices, text) where character == "<" {
      #expect(place > text.startIndex && text[text.index(before: place)] == "\\")
    }
  }

  @Test func staysWithinItsRoot() {
    #expect(rendered.files.allSatisfy { !$0.path.hasPrefix("/") && !$0.path.contains("..") })
  }
}
