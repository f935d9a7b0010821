import Model
import Render
import Testing

/// `audit/<page>` and `audit/file.<digest>`.
@Suite struct AuditPageTests {
  private static let template = """
    {{page.title}}{{#article}} of {{href}}{{/article}}{{#quality}} {{score}}{{/quality}}
    {{#parts}}{{file}} {{size}} {{kept}}{{#state}} {{name}}{{/state}}{{#isMissing}} gone{{/isMissing}}
    {{#blocks}}{{state}} {{lines}} {{#pieces}}{{text}}{{/pieces}}
    {{/blocks}}{{#others}}see {{href}}
    {{/others}}{{#more}}{{.}}{{/more}}{{#brokenOff}}off at {{.}}{{/brokenOff}}{{/parts}}
    """

  private func page(_ slug: String) -> SitePage {
    var matter = FrontMatter(title: slug.uppercased(), slug: Slug(making: slug), url: "")
    matter.quality = PageQuality(scorePerMille: 934, structurePerMille: 1000, losses: 1)
    return SitePage(
      document: Document(frontMatter: matter, file: slug, nodes: [], sections: []),
      folder: slug, group: 0, previous: nil, next: nil, links: [:])
  }

  private func renderer(
    pages: Int = 2, _ ledgers: [Ledger], audit: AuditExtent = .pages,
    texts: [String: String] = [:], raw: @escaping RawText
  ) throws -> Renderer {
    var settings = SiteSettings()
    settings.audit = audit
    let site = Site(settings: settings, pages: (0..<pages).map { page("p\($0)") }, groups: [])
    let templates = ["audit-page": Self.template, "audit": "{{totals.files}}"]
    return Renderer(
      site: site, library: try SampleSite.library(templates.merging(texts) { $1 }),
      ledgers: ledgers, raw: raw)
  }

  private func ledger(_ size: Int, _ pages: [String], file: String = "a.md") -> Ledger {
    let step = size / max(1, pages.count + 1)
    let spans = pages.enumerated().map { place, page in
      LedgerSpan(
        start: place * step, end: (place + 1) * step, fate: .kept, rule: "p", to: "current/" + page)
    }
    let end = LedgerSpan(
      start: pages.count * step, end: size, fate: .dropped, rule: pages.isEmpty ? "refused" : "menu"
    )
    return Ledger(
      file: file, size: size, sha256: "0123456789abcdef", shape: "s", spans: spans + [end])
  }

  @Test func aPageShowsItsRawText() throws {
    let renderer = try renderer([ledger(4, ["p0"])]) { _ in Array("a\nb\n".utf8) }
    #expect(
      renderer.pageFiles(at: 0)["audit/p0/index.html"] == """
        P0 of p0/index.html 0.934
        a.md 4 50.0%
        kept Line 1 a
        dropped Line 2 b

        """)
    #expect(renderer.pageFiles(at: 1)["audit/p1/index.html"] == nil)
  }

  @Test func theOtherPagesOfAFileAreNamed() throws {
    let renderer = try renderer([ledger(6, ["p0", "p1"])]) { _ in Array("a\nb\nc\n".utf8) }
    let text = try #require(renderer.pageFiles(at: 0)["audit/p0/index.html"])
    #expect(text.contains("kept Line 1 a\n") && !text.contains("Line 2"))
    #expect(text.hasSuffix("see audit/p1/index.html\n"))
  }

  @Test func aFileOfManyPagesNamesSomeOfThem() throws {
    let pages = (0..<50).map { "p\($0)" }
    let renderer = try renderer(pages: 50, [ledger(102, pages)]) { _ in
      [UInt8](repeating: 0x0A, count: 102)
    }
    let text = try #require(renderer.pageFiles(at: 7)["audit/p7/index.html"])
    #expect(text.split(separator: "see ").count == 31)
    #expect(text.contains("19 more"))
  }

  @Test func aRefusedFileHasAPage() throws {
    let renderer = try renderer([ledger(4, [])]) { _ in Array("a\nb\n".utf8) }
    let text = try #require(renderer.siteFiles()["audit/file.0123456789ab/index.html"])
    #expect(text.hasPrefix("a.md\na.md 4 0.0% Refused\ndropped Lines 1–2 a\nb\n"))
  }

  @Test func aFileThatIsGoneIsSaid() throws {
    let renderer = try renderer([ledger(4, ["p0"])]) { _ in nil }
    let text = try #require(renderer.pageFiles(at: 0)["audit/p0/index.html"])
    #expect(text.contains("a.md 4 50.0% gone\n"))
  }

  @Test(arguments: [AuditExtent.summary, .none]) func lessIsMade(extent: AuditExtent) throws {
    let renderer = try renderer([ledger(4, ["p0"]), ledger(4, [])], audit: extent) { _ in nil }
    #expect(renderer.pageFiles(at: 0).files.allSatisfy { !$0.path.hasPrefix("audit/") })
    let audit = renderer.siteFiles().files.map(\.path).filter { $0.hasPrefix("audit/") }
    #expect(audit == (extent == .summary ? ["audit/index.html"] : []))
  }

  @Test func withoutRawFilesThereIsNoAudit() throws {
    let texts = ["page": "{{page.audit}}{{site.audit}}"]
    let renderer = try renderer([], texts: texts) { _ in nil }
    #expect(renderer.pageFiles(at: 0)["p0/index.html"] == "")
    #expect(renderer.siteFiles()["audit/index.html"] == nil)
  }

  @Test func theArticleLeadsToItsAudit() throws {
    let texts = ["page": "{{page.audit}} {{site.audit}}"]
    let made = try renderer([ledger(4, ["p0"])], texts: texts) { _ in nil }
    #expect(made.pageFiles(at: 0)["p0/index.html"] == "audit/p0/index.html audit/index.html")
    #expect(made.pageFiles(at: 1)["p1/index.html"] == " audit/index.html")
  }

  /// Ten megabytes of the dearest characters, in one run and in very many.
  @Test func aPageStaysSmall() throws {
    let size = 10_000_000
    let bytes = [UInt8](repeating: UInt8(ascii: "<"), count: size)
    let run = try renderer([ledger(size, ["p0"])]) { _ in bytes }.pageFiles(at: 0)
    let spans = (0..<100_000).map { place in
      LedgerSpan(
        start: place * 100, end: place * 100 + 100, fate: place % 2 == 0 ? .kept : .dropped,
        rule: "r", to: place % 2 == 0 ? "current/p0" : "")
    }
    let many = Ledger(file: "b", size: size, sha256: "b", shape: "", spans: spans)
    let runs = try renderer([many]) { _ in bytes }.pageFiles(at: 0)
    for rendered in [run, runs] {
      let file = try #require(rendered.files.first { $0.path == "audit/p0/index.html" })
      #expect(file.bytes.count < 2_500_000)
    }
  }
}
