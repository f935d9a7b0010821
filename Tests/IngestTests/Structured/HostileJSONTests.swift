import Diagnostics
import Model
import Testing

@testable import Ingest

/// Render JSON that is broken, deep, or not what it says.
@Suite(.timeLimit(.minutes(15))) struct HostileJSONTests {
  private func page(_ content: String, references: String = "") -> Outcome {
    ingested(
      raw(
        #"{"schemaVersion":{},"identifier":{"url":"doc://a/design/human-interface-guidelines/a"},"#
          + #""metadata":{"title":"T"},"abstract":[{"type":"text","text":"start"}],"#
          + #""primaryContentSections":[{"kind":"content","content":["# + content
          + #"]}],"references":{"# + references + "}}", "a.json"))
  }

  private func text(_ content: String) -> String {
    let text = String(decoding: page(content).pages.first?.body ?? [], as: UTF8.self)
    return String(text.dropFirst("# T\n\nstart\n\n".count).dropLast())
  }

  private func nested(_ open: String, _ inner: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  private static let paragraph =
    #"{"type":"paragraph","inlineContent":[{"type":"text","text":"deep"}]}"#

  @Test(arguments: [
    (#"{"type":"unorderedList","items":[{"content":["#, "]}]}", 45),
    (#"{"type":"aside","name":"Note","content":["#, "]}", 90),
    (#"{"type":"row","columns":[{"content":["#, "]}]}", 45),
    (#"{"type":"tabNavigator","tabs":[{"title":"a","content":["#, "]}]}", 45),
    (#"{"type":"unknown","content":["#, "]}", 90),
    (#"{"type":"table","header":"row","rows":[[["#, "]]]}", 45),
  ])
  func whatNestsAsDeepAsJSONMayIsRead(open: String, close: String, depth: Int) {
    let outcome = page(nested(open, Self.paragraph, close, depth))
    #expect(outcome.ledger.addsUp)
    let body = String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
    #expect(body.contains("deep"))
  }

  @Test func marksNestToo() {
    let inner = nested(
      #"{"type":"strong","inlineContent":["#, #"{"type":"text","text":"deep"}"#, "]}", 90)
    #expect(text(#"{"type":"paragraph","inlineContent":[\#(inner)]}"#) == "**deep**")
  }

  @Test func deeperIsRefused() {
    let outcome = page(nested("[", "", "]", 100_000))
    #expect(outcome.pages.isEmpty && outcome.ledger.addsUp)
    #expect(outcome.diagnostics.map(\.rule.id) == ["json-broken"])
  }

  @Test(arguments: [
    "", "null", "1", "[]", #""a""#, "{}", #"{"type":1}"#, #"{"type":"paragraph"}"#,
    #"{"type":"paragraph","inlineContent":{}}"#, #"{"type":"heading"}"#, #"{"type":"table"}"#,
    #"{"type":"table","rows":[[]]}"#, #"{"type":"table","rows":[1]}"#, #"{"type":"aside"}"#,
    #"{"type":"orderedList","start":99999999999,"items":[{}]}"#, #"{"type":"links","items":[{}]}"#,
    #"{"type":"codeListing","code":1}"#, #"{"type":"image"}"#, #"{"type":"thematicBreak"}"#,
  ])
  func whatIsEmptyOrOfAnotherKindIsNothing(content: String) { #expect(text(content) == "") }

  @Test func textStaysText() {
    let content =
      #"{"type":"paragraph","inlineContent":[{"type":"text","text":"<b>*\u0000`[a](b)\n# c"}]}"#
    #expect(text(content) == "\\<b>\\*\u{FFFD}\\`\\[a\\](b) # c")
  }

  @Test func aReferenceToItselfEnds() {
    let outcome = page(
      #"{"type":"paragraph","inlineContent":[{"type":"reference","identifier":"r"}]}"#,
      references:
        #""r":{"title":"R","url":"/r","titleInlineContent":[{"type":"text","text":"R"}]}"#)
    #expect(outcome.diagnostics.isEmpty)
    let body = String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
    #expect(body.contains("[R](https://developer.apple.com/r)"))
  }

  @Test func titlesThatReferEachOtherEnd() {
    let outcome = page(
      #"{"type":"paragraph","inlineContent":[{"type":"reference","identifier":"a"}]}"#,
      references: #""a":{"titleInlineContent":[{"type":"reference","identifier":"a"}]}"#)
    #expect(outcome.ledger.addsUp)
  }

  @Test func manyBlocksTakeTheirTime() {
    let many = Array(repeating: Self.paragraph, count: 20_000).joined(separator: ",")
    #expect(page(many).ledger.addsUp)
  }
}
