import Diagnostics
import Ingest
import Model
import TestSupport
import Testing

/// JSON in which tools put the Markdown of pages is named as that.
@Suite struct PackedPagesTests {
  private func finding(_ text: String) -> Diagnostic? {
    let outcome = ingested(raw(text, "cups.json"))
    #expect(outcome.pages.isEmpty && outcome.ledger.addsUp)
    #expect(outcome.diagnostics.map(\.rule.id) == ["shape-unknown"])
    return outcome.diagnostics.first
  }

  private static let page = #""markdown":"Cups\n\nA cup should be easy to hold.""#

  @Test(arguments: [
    (
      #"{"data":{\#(page),"metadata":{"sourceURL":"https://a.example/cups"}}}"#,
      #".data | select(.markdown) | "---\nurl: \(.metadata.sourceURL)\n---\n\n\(.markdown)""#
    ),
    (
      #"{"url":"https://a.example/cups",\#(page)}"#,
      #". | select(.markdown) | "---\nurl: \(.url)\n---\n\n\(.markdown)""#
    ),
    ("[{\(page)}]", #".[] | select(.markdown) | "\(.markdown)""#),
    (
      #"{"results":[{"markdown":{"raw_markdown":"Cups"}}]}"#,
      #".results[] | select(.markdown.raw_markdown) | "\(.markdown.raw_markdown)""#
    ),
    (
      #"{"results":[{"raw_content":"Cups"}]}"#,
      #".results[] | select(.raw_content) | "\(.raw_content)""#
    ),
  ])
  func onePage(json: String, program: String) {
    let finding = finding(json)
    #expect(finding?.summary == "The file is JSON with the Markdown of a page")
    #expect(
      finding?.remedy == "Run `jq -r '\(program)' raw/cups.json > NEW.md`, and use NEW.md instead.")
  }

  @Test func severalPages() {
    let finding = finding(
      #"{"data":[{"markdown":null},{\#(Self.page),"url":"https://a.example/b"},{\#(Self.page)}]}"#)
    #expect(finding?.summary == "The file is JSON with the Markdown of 2 pages")
    #expect(
      finding?.remedy
        == "Write a file for each of `.data[]`, from `.url` and `.markdown`; "
        + "docs/shapes.md has a command.")
  }

  @Test(arguments: ["{}", "[]", "[1]", #"{"markdown":5}"#, "{\(page)", #"{"data":[]}"#])
  func otherJSONIsUnknown(json: String) {
    #expect(finding(json)?.summary == "Unrecognized format")
  }
}
