import Diagnostics
import Model
import Render
import Testing

@Suite struct PageOutputTests {
  @Test(arguments: [
    ("{{page.title}}", "Boxes &lt;b&gt;"),
    ("{{{page.abstract}}}", "About Boxes &lt;b&gt;."),
    ("{{root}}", "../"),
    ("{{#page.source}}{{href}}{{/page.source}}", "https://example.com/boxes"),
    ("{{#page.updated}}{{date}} {{text}}{{/page.updated}}", "2025-06-09 June 9, 2025"),
    ("{{page.markdown}}", "boxes/index.md"),
    ("{{#page.alternates}}{{type}} {{href}}{{/page.alternates}}", "text/markdown boxes/index.md"),
    (
      "{{#crumbs}}{{href}} {{title}};{{/crumbs}}",
      "index.html Home;foundations/index.html Foundations;"
    ),
    ("{{#platforms}}{{id}}{{^supported}} no{{/supported}};{{/platforms}}", "ios;macos;tvos no;"),
    ("{{#contents}}{{anchor}}({{#sections}}{{anchor}}{{/sections}}){{/contents}}", "One(Two)"),
    (
      "{{#previous}}no{{/previous}}{{#next}}{{href}} {{title}}{{/next}}", "layout/index.html Layout"
    ),
    (
      "{{#tree}}{{title}}{{#open}}+{{/open}}"
        + "{{#pages}} {{href}}{{#current}}!{{/current}}{{/pages}};{{/tree}}",
      "Foundations+ boxes/index.html! layout/index.html;Boxes;"
    ),
    ("{{site.title}} {{#site.asOf}}{{date}}{{/site.asOf}}", "Guide &amp; Co 2026-02-01"),
    ("[{{page.canonical}}{{home}}{{groups}}{{picture}}]", "[]"),
  ])
  func knowsItsPage(template: String, text: String) throws {
    let renderer = try SampleSite.renderer(["page": template, "group": ""])
    let rendered = renderer.pageFiles(at: 0)
    #expect(rendered["boxes/index.html"] == text)
    #expect(rendered.diagnostics.isEmpty)
  }

  @Test func writesTheTextAsMarkup() throws {
    let page = try SampleSite.renderer(["page": "{{{content}}}"]).pageFiles(at: 1)[
      "layout/index.html"]
    #expect(page?.hasSuffix("<p>Words.</p>") == true)
  }

  @Test func goesUpFromDeeperFolders() throws {
    let rendered = try SampleSite.renderer(["page": "{{root}}"]).pageFiles(at: 2)
    #expect(rendered["ios-2014/views/index.html"] == "../../")
  }

  @Test func namesTheCanonicalAddressWhereThereIsOne() throws {
    let renderer = try SampleSite.renderer(
      ["page": "{{page.canonical}}"], baseURL: "https://a.b/c/")
    #expect(renderer.pageFiles(at: 0)["boxes/index.html"] == "https://a.b/c/boxes/")
  }

  @Test func writesATwinInMarkdownWhereTheSourceIsKnown() throws {
    let renderer = try SampleSite.renderer(["page": ""])
    #expect(renderer.pageFiles(at: 0)["boxes/index.md"] == "# Boxes <b>\n\nWords.\n")
    #expect(renderer.pageFiles(at: 1).files.map(\.path) == ["layout/index.html"])
  }

  @Test func missesATemplateByName() throws {
    let found = try #require(try SampleSite.renderer([:]).pageFiles(at: 0).diagnostics.first)
    #expect(found.summary == "Missing template “page”")
  }

  /// What is wrong with it was told when it was read.
  @Test func doesNotMissATemplateThatWasRefused() throws {
    let library = TemplateLibrary(templates: [], refused: ["page"])
    let renderer = Renderer(
      site: SampleSite.site(), library: library, ledgers: SampleSite.ledgers,
      sources: SampleSite.sources)
    let rendered = renderer.pageFiles(at: 0)
    #expect(rendered.diagnostics.isEmpty)
    #expect(rendered["boxes/index.html"] == nil)
  }

  @Test func tellsOnWhichTemplateAPartialIsMissing() throws {
    let found = try SampleSite.renderer(["page": "{{> gone}}"]).pageFiles(at: 0).diagnostics
    #expect(found.map(\.location.text) == ["page:1:1"])
  }

  @Test func isTheSameFromManyThreads() async throws {
    let renderer = try SampleSite.renderer([
      "page": "{{> p}}{{{content}}}", "p": "{{#tree}}{{title}}{{/tree}}",
    ])
    let alone = (0..<3).map { renderer.pageFiles(at: $0) }
    await withTaskGroup(of: (Int, Rendered).self) { group in
      for round in 0..<60 { group.addTask { (round % 3, renderer.pageFiles(at: round % 3)) } }
      for await (page, rendered) in group { #expect(rendered == alone[page]) }
    }
  }
}
