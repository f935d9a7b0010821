import Diagnostics
import Ingest
import Model
import TestSupport
import Testing

/// HTML with nothing but the text, as tools for reading leave it.
@Suite struct BareHTMLTests {
  private static let text = "<p>An alert tells.</p><h2>Handles</h2><p>Cool.</p>"
  private static let body = "An alert tells.\n\n## Handles\n\nCool.\n"

  private func body(_ outcome: Outcome) -> String {
    #expect(outcome.ledger.addsUp)
    return String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
  }

  @Test(arguments: [
    "<div id=\"readability-page-1\" class=\"page\">\(text)</div>", text,
    "<html><body><div>\(text)</div></body></html>",
    "<html><head><title>Alerts | Apple</title></head><body>\(text)</body></html>",
    "<html><body><h1>Alerts</h1>\(text)</body></html>",
  ])
  func theTitleOrTheFileNamesThePage(html: String) {
    let outcome = ingested(raw(html, "hig_alerts.html"))
    #expect(body(outcome) == "# Alerts\n\n\(Self.body)")
    #expect(outcome.pages.first?.frontMatter.slug == "alerts")
  }

  /// Menus may be around the text, and scripts may still be to write it.
  @Test(arguments: ["<nav>a</nav>", "<header>a</header>", "<script>a()</script>", "<form></form>"])
  func aSiteIsAroundIt(part: String) {
    let html = "<html><body>\(part)\(Self.text)</body></html>"
    let outcome = ingested(raw(html, "alerts.html"))
    #expect(outcome.pages.isEmpty && outcome.diagnostics.map(\.rule.id) == ["no-article"])
  }

  /// The meaning of its elements is unknown.
  @Test(arguments: ["TEI", "doc"]) func otherXMLIsNone(name: String) {
    let text = "<\(name)><main><p>Tea.</p><p>Milk.</p></main></\(name)>"
    let outcome = ingested(raw(text, "alerts.xml"))
    #expect(outcome.pages.isEmpty && outcome.diagnostics.map(\.rule.id) == ["shape-unknown"])
  }

  @Test func whatIsMissingIsSaid() {
    let unnamed = ingested(raw("<div>\(Self.text)</div>", "tea.html")).diagnostics.first
    #expect(unnamed?.rule.id == "no-address")
    #expect(unnamed?.remedy?.contains("Name the file after the page") == true)
    let address = "https://developer.apple.com/design/human-interface-guidelines/tea"
    let untitled = ingested(
      raw("<!-- saved from url=\(address) -->\(Self.text)", "tea.html")
    ).diagnostics.first
    #expect(untitled?.summary == "No title: neither <h1> nor <title>")
  }

  /// A record of JSON has the title beside its text.
  @Test func aRecordNamesIt() throws {
    let html = Self.text.replacing("\"", with: "\\\"")
    let json =
      #"[{"title":"Alerts & more","url":"https://developer.apple.com/design/"#
      + #"human-interface-guidelines/alerts","content":"\#(html)"}]"#
    let page = try #require(Package(raw(json, "a.json"))?.pages.first)
    #expect(page.name == "a.json/alerts.html")
    #expect(body(ingested(page)) == "# Alerts & more\n\n\(Self.body)")
  }
}
