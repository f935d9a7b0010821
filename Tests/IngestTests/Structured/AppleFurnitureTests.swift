import Model
import Testing

@testable import Ingest

/// Apple's own Markdown: what goes, under which rule, and which bytes that are.
@Suite struct AppleFurnitureTests {
  private static let top =
    #"<!-- {"identifier": "/design/human-interface-guidelines/a"} -->"# + "\n\n"

  /// The bytes that a fate and a rule took.
  private func taken(_ body: String, _ fate: LedgerSpan.Fate, _ rule: String) -> String {
    let bytes = Array((Self.top + "# T\n\n" + body).utf8)
    let spans = ingested(raw(bytes)).ledger.spans.filter { $0.fate == fate && $0.rule == rule }
    return spans.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }.joined()
  }

  @Test(arguments: [
    ("a\n\n## Discussion\n\nb\n", "artificial-heading", "## Discussion\n"),
    ("a\n\n---\n\nCopyright x\n", "copyright", "Copyright x\n"),
    ("a\n\n---\n\nCopyright x\n\nCopyright y\n", "copyright", "Copyright x\nCopyright y\n"),
    ("a\n\nCopyright x\n", "copyright", ""), ("a\n\n---\n\nb\n\nCopyright x\n", "copyright", ""),
    ("a\n\n### Discussion\n\nb\n", "artificial-heading", ""),
  ])
  func whatIsDropped(body: String, rule: String, expected: String) {
    #expect(taken(body, .dropped, rule).replacing("\n\n", with: "\n") == expected)
  }

  @Test func theCommentIsTheFrontMatters() {
    #expect(taken("a\n", .moved, "metadata") == Self.top.dropLast())
  }

  @Test(arguments: [
    ("![x](a~dark.png)\n\n![x](a.png)\n", "![x](a~dark.png)"),
    ("![x](a.png)\n\n![x](a~dark.png)\n", "![x](a~dark.png)"), ("![x](a.png)\n\nb\n", ""),
    ("![x](a.png)\n\n![y](a~dark.png)\n", ""),
  ])
  func ofAPairTheDarkOneIsMerged(body: String, expected: String) {
    let text = taken(body, .merged, "appearance-pair")
    #expect(text.trimmingLines == expected)
  }

  @Test func whatStandsBeforeTheTitleGoes() {
    let bytes = Array((Self.top + "loose\n\n# T\n\na\n").utf8)
    let outcome = ingested(raw(bytes))
    let dropped = outcome.ledger.spans.filter { $0.rule == "before-title" }
    #expect(dropped.allSatisfy { $0.fate == .dropped })
    let text = dropped.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }.joined()
    #expect(text.contains("loose"))
    #expect(outcome.pages.first.map { String(decoding: $0.body, as: UTF8.self) } == "# T\n\na\n")
  }

  @Test func rulesTellWhy() {
    for rule in AppleFurniture.inside + AppleFurniture.after {
      #expect(!rule.id.isEmpty && !rule.reason.isEmpty)
    }
  }
}

extension String {
  fileprivate var trimmingLines: String {
    split(separator: "\n").joined(separator: "\n")
  }
}
