import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct ResidualMarkupTests {
  private func found(_ markdown: String) -> [String] {
    findings(of: ResidualMarkup.self, [TestPage(slug: "a", markdown: markdown)]).map(\.told)
  }

  @Test func markupIsFoundInBlocksAndLines() {
    #expect(
      found("# A\n\n<div class=x>\nb\n</div>\n\na <b>c\n") == [
        "a.md:7:1 HTML is shown as text: <div class=x>",
        "a.md:11:3 HTML is shown as text: <b>",
      ])
  }

  @Test(arguments: ["a < b", "`<b>`", "```\n<b>\n```", "<!-- tabs -->", "<https://example.org>"])
  func whatIsNoMarkupIsFine(markdown: String) { #expect(found("# A\n\n\(markdown)\n") == []) }
}
