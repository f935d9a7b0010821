import Model
import Render
import Testing

@Suite struct AuditTests {
  @Test(arguments: [
    ([Part(.dropped, "refused")], "Refused"), ([], "Refused"),
    ([Part(.dropped, "footer")], ""),
    ([Part(.dropped, "footer"), Part(.dropped, "superseded")], "Superseded"),
    ([Part(.moved, "title"), Part(.dropped, "superseded")], "Superseded"),
    ([Part(.merged, "body"), Part(.dropped, "superseded")], "Merged"),
    ([Part(.kept, "body"), Part(.dropped, "superseded"), Part(.merged, "body")], ""),
  ])
  func saysWhyAFileGivesNothing(parts: [Part], state: String) throws {
    let spans = parts.enumerated().map { place, part in
      LedgerSpan(start: place, end: place + 1, fate: part.fate, rule: part.rule)
    }
    let ledger = Ledger(
      file: "a/b.md", size: spans.count, sha256: "x", shape: "mirror", spans: spans)
    #expect(try audit([ledger], "{{#state}}{{name}}{{/state}}") == state)
  }

  @Test func listsEveryPageOfAFile() throws {
    let ledger = Ledger(file: "all.md", size: 0, sha256: "all", shape: "compilation", spans: [])
    let text = try audit([ledger], "{{#many}}{{.}}: {{/many}}{{#pages}}{{title}} {{/pages}}")
    #expect(text == "4 pages: P0 P1 P2 P3 ")
  }

  @Test(.timeLimit(.minutes(15)))
  func namesThatAreAlikeTakeTheirTimeAndNoMore() throws {
    let ledgers = (0..<3000).map { place in
      Ledger(
        file: String(repeating: "é", count: 3000 - place), size: 0, sha256: "", shape: "", spans: []
      )
    }
    let anchors = try audit(ledgers, "{{anchor}} ")?.split(separator: " ") ?? []
    #expect(Set(anchors).count == 3000)
  }

  struct Part: Sendable {
    let fate: LedgerSpan.Fate
    let rule: String

    init(_ fate: LedgerSpan.Fate, _ rule: String) { (self.fate, self.rule) = (fate, rule) }
  }

  /// The audit of a site of four pages made from one file, with a template for each file.
  private func audit(_ ledgers: [Ledger], _ template: String) throws -> String? {
    let source = PageSource(
      file: "all.md", shape: "compilation", sha256: "all", captured: nil, keptPerMille: 900)
    let pages = (0..<4).map { number in
      var matter = FrontMatter(title: "P\(number)", slug: Slug(making: "p\(number)"), url: "")
      matter.sources = [source]
      return SitePage(
        document: Document(frontMatter: matter, file: "p.md", nodes: [], sections: []),
        folder: "p\(number)", group: 0, previous: nil, next: nil, links: [:])
    }
    let library = try SampleSite.library([
      "audit": "{{#sources}}{{#files}}\(template){{/files}}{{/sources}}"
    ])
    let site = Site(settings: SiteSettings(), pages: pages, groups: [])
    return Renderer(site: site, library: library, ledgers: ledgers).siteFiles()["audit/index.html"]
  }
}
