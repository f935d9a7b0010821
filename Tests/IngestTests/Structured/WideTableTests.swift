import Diagnostics
import Model
import Testing

/// A table of structured shapes that no parser would take is text, and says so.
@Suite struct WideTableTests {
  private static let count = 201

  @Test func ofASavedPage() {
    let cells = (1...Self.count).map { "<td>c\($0)" }.joined()
    let outcome = SavedPage.outcome("<main><h1>T</h1><p>a</p>\n<table><tr>\(cells)</table></main>")
    let body = outcome.pages.first.map { String(decoding: $0.body, as: UTF8.self) } ?? ""
    #expect(
      body.hasSuffix("\nc1\n\n" + (2...Self.count).map { "c\($0)\n" }.joined(separator: "\n")))
    let told = outcome.diagnostics.map { "\($0.location.text) \($0.rule)" }
    #expect(told == ["raw/a.html:2:1 table-too-wide"])
  }

  @Test func ofARenderJSON() {
    let cells = (1...Self.count).map { "[\(RenderPage.paragraph("c\($0)"))]" }
    let table = #"{"type":"table","header":"row","rows":[[\#(cells.joined(separator: ","))]]}"#
    #expect(RenderPage.markdown(table).hasPrefix("c1\n\nc2\n\n"))
    #expect(RenderPage.outcome(table).diagnostics.map(\.rule.id) == ["table-too-wide"])
    #expect(RenderPage.outcome("").diagnostics.isEmpty)
  }
}
