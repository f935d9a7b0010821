import Diagnostics
import Model
import Testing

@testable import Ingest

/// What stands beside the content of a render JSON: facts, furniture, and why there is no page.
@Suite struct RenderPageTests {
  private static let body = RenderPage.paragraph("x")

  /// The rules that a file's bytes were booked by, with what each became.
  private func bookings(_ outcome: Outcome, of json: String) -> [String: String] {
    let bytes = Array(json.utf8)
    return outcome.ledger.spans.reduce(into: [:]) { found, span in
      found["\(span.fate) \(span.rule)", default: ""] += String(
        decoding: bytes[span.start..<span.end], as: UTF8.self)
    }
  }

  @Test func everyMemberOfTheTableIsDroppedByItsRule() {
    for row in RenderFurniture.dropped where row.member != "schemaVersion" {
      let member = #""\#(row.member)":"HERE""#
      let json = RenderPage.json(Self.body, members: member)
      let outcome = ingested(raw(json, "a.json"))
      #expect(bookings(outcome, of: json)["dropped \(row.rule)"]?.contains(member) == true)
      #expect(!row.reason.isEmpty && outcome.ledger.addsUp)
      let text = String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
      #expect(text == "# T\n\nstart\n\nx\n", "\(row.member)")
    }
  }

  @Test func referencesAreUsedOrNot() {
    let link = RenderPage.paragraph(of: #"{"type":"reference","identifier":"r"}"#)
    let used = #""r":{"title":"R","url":"/r"}"#
    let unused = #""u":{"title":"U","url":"/u"}"#
    let json = RenderPage.json(link, references: used + "," + unused)
    let found = bookings(ingested(raw(json, "a.json")), of: json)
    #expect(found["moved reference"] == used)
    #expect(found["dropped unused-reference"] == unused)
  }

  @Test func aRuleIsDroppedByName() {
    let json = RenderPage.json(Self.body + #",{"type":"thematicBreak"}"#)
    let found = bookings(ingested(raw(json, "a.json")), of: json)
    #expect(found["dropped thematic-break"] == #"{"type":"thematicBreak"}"#)
  }

  @Test(arguments: [
    (#"[["root","g"]]"#, "G"), (#"[["root","h","g"]]"#, "G"), (#"[["g"]]"#, nil), ("[]", nil),
    (#"[["root","none"]]"#, nil), ("1", nil),
  ])
  func theTreeTellsTheGroup(paths: String, group: String?) {
    let page = RenderPage.outcome(
      Self.body, references: #""g":{"title":"G"},"h":{"title":"H"},"root":{"title":"Root"}"#,
      members: #""hierarchy":{"paths":\#(paths)}"#
    ).pages.first
    #expect(page?.frontMatter.section == group)
  }

  private func page(_ top: String) -> Outcome {
    ingested(raw(RenderPage.json(Self.body, top: top), "a.json"))
  }

  @Test(arguments: [
    ("doc://com.apple.HIG/design/Human-Interface-Guidelines/tab-bars", "tab-bars"),
    ("/design/human-interface-guidelines/tab-bars", "tab-bars"),
    ("https://developer.apple.com/design/human-interface-guidelines/tab-bars", "tab-bars"),
  ])
  func theIdentifierIsTheAddress(identifier: String, slug: String) {
    let page = page(#""identifier":{"url":"\#(identifier)"},\#(RenderPage.head)"#).pages.first
    #expect(page?.frontMatter.slug.text == slug)
  }

  @Test func thePathIsTheAddressToo() {
    let variants = #""variants":[{"paths":["/x","/design/human-interface-guidelines/b"]}]"#
    let outcome = page(#""identifier":{"url":"doc://x"},\#(variants),\#(RenderPage.head)"#)
    #expect(outcome.pages.first?.frontMatter.slug == "b")
  }

  @Test(arguments: [
    (#""metadata":{"title":"T"}"#, "no-address"), (#""metadata":{"title":""}"#, "no-title"),
    (RenderPage.identifier, "no-title"),
    (#"\#(RenderPage.identifier),"metadata":{"title":1}"#, "no-title"),
    (#""identifier":{"url":"doc://a/documentation/UIKit"},\#(RenderPage.head)"#, "no-address"),
    (#""identifier":"/design/human-interface-guidelines/a",\#(RenderPage.head)"#, "no-address"),
  ])
  func whatIsNoPageIsRefusedByName(top: String, rule: String) {
    let outcome = page(top)
    #expect(outcome.pages.isEmpty && outcome.ledger.addsUp)
    #expect(outcome.diagnostics.map(\.rule.id) == [rule])
    #expect(outcome.ledger.spans.map(\.rule) == ["refused"])
  }

  @Test func aTitleAloneIsNoArticle() {
    let top = RenderPage.identifier + #","metadata":{"title":"T"}"#
    let outcome = ingested(raw(RenderPage.json("", top: top), "a.json"))
    #expect(outcome.pages.isEmpty && outcome.diagnostics.map(\.rule.id) == ["no-article"])
  }

  @Test(arguments: ["{", #"{"a":}"#, "{} x"])
  func whatIsNoJSONIsRefusedWithItsLine(end: String) {
    let outcome = ingested(raw("{\n\"schemaVersion\":{},\n\"x\":\(end)", "a.json"))
    #expect(outcome.pages.isEmpty && outcome.diagnostics.map(\.rule.id) == ["json-broken"])
    #expect(outcome.diagnostics.first?.summary.contains(" on line 3: ") == true)
  }
}
