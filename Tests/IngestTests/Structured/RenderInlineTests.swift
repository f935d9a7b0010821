import Diagnostics
import Model
import Testing

/// Render JSON inside a paragraph: text, marks, code, links by name.
@Suite struct RenderInlineTests {
  private static let a = RenderPage.text("a")
  private static let host = "https://developer.apple.com"

  private func inline(_ json: String, references: String = "") -> String {
    RenderPage.markdown(RenderPage.paragraph(of: json), references: references)
  }

  @Test(arguments: [
    (#"{"type":"codeVoice","code":"a*b"}"#, "`a*b`"), (#"{"type":"codeVoice"}"#, ""),
    (#"{"type":"strong","inlineContent":[\#(a)]}"#, "**a**"),
    (#"{"type":"inlineHead","inlineContent":[\#(a)]}"#, "**a**"),
    (#"{"type":"emphasis","inlineContent":[\#(a)]}"#, "_a_"),
    (#"{"type":"newTerm","inlineContent":[\#(a)]}"#, "_a_"),
    (
      #"{"type":"strong","inlineContent":[{"type":"emphasis","inlineContent":[\#(a)]}]}"#, "**_a_**"
    ),
    (#"{"type":"strong","inlineContent":[]}"#, ""),
    (#"{"type":"superscript","inlineContent":[\#(a)]}"#, "a"), (#"{"type":"x","text":"a"}"#, "a"),
    (#"{"type":"x","code":"a"}"#, "a"), (#"{"text":"a"}"#, "a"), (#"{"type":"text"}"#, ""),
    (#"{"type":"text","text":"a\u00a0b\u200b\nc"}"#, "a b c"),
  ])
  func marks(json: String, expected: String) { #expect(inline(json) == expected) }

  @Test(arguments: [
    ("https://x.test/a", "[w](https://x.test/a)"), ("javascript:a()", "w"), ("#", "w"), ("", "w"),
    ("/documentation/x", "[w](\(host)/documentation/x)"),
    ("#B", "[w](\(host)/design/human-interface-guidelines/a#B)"),
  ])
  func linksLead(destination: String, expected: String) {
    #expect(inline(#"{"type":"link","title":"w","destination":"\#(destination)"}"#) == expected)
  }

  @Test(arguments: [
    (#""title":"R","url":"/r""#, "[R](\(host)/r)"),
    (#""title":"R*","url":"/r","kind":"article""#, "[R\\*](\(host)/r)"),
    (#""title":"R*","url":"/r","kind":"symbol""#, "[`R*`](\(host)/r)"),
    (
      #""title":"R","url":"/r","titleInlineContent":[{"type":"codeVoice","code":"c"}]"#,
      "[`c`](\(host)/r)"
    ),
    (#""title":"R","url":"/r","titleInlineContent":[]"#, "[R](\(host)/r)"),
    (#""title":"R","url":"javascript:r""#, "R"),
    (#""title":"R","url":"https://x.test/a b""#, "[R](https://x.test/a%20b)"),
  ])
  func linksByNameHaveTheTitleOfThePage(reference: String, expected: String) {
    let json = #"{"type":"reference","identifier":"r"}"#
    #expect(inline(json, references: #""r":{\#(reference)}"#) == expected)
  }

  @Test(arguments: [
    (#""overridingTitle":"O""#, "[O](\(host)/r)"),
    (#""overridingTitle":"O","overridingTitleInlineContent":[\#(a)]"#, "[a](\(host)/r)"),
    (#""overridingTitleInlineContent":[]"#, "[R](\(host)/r)"),
    (#""isActive":false"#, "R"), (#""isActive":true"#, "[R](\(host)/r)"),
  ])
  func aLinkMaySayItOtherwise(members: String, expected: String) {
    let json = #"{"type":"reference","identifier":"r",\#(members)}"#
    #expect(inline(json, references: #""r":{"title":"R","url":"/r"}"#) == expected)
  }

  @Test func aPageWithoutTitleIsNamedForItsAddress() {
    let link = #"{"type":"reference","identifier":"doc://a/documentation/UIKit/UIPot"}"#
    let outcome = RenderPage.outcome(RenderPage.paragraph(of: link + "," + link))
    let body = String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
    #expect(body.contains("[`UIPot`](\(Self.host)/documentation/UIKit/UIPot)"))
    #expect(outcome.diagnostics.map(\.rule.id) == ["link-untitled"])
    #expect(outcome.diagnostics.first?.summary.contains("2 links") == true)
  }

  @Test func aLinkInATitleIsItsWords() {
    let references =
      #""r":{"url":"/r","titleInlineContent":[{"type":"reference","identifier":"s"}]},"#
      + #""s":{"url":"/s","title":"S"}"#
    #expect(
      inline(#"{"type":"reference","identifier":"r"}"#, references: references)
        == "[S](\(Self.host)/r)")
  }

  @Test func linksOfAGridAreItems() {
    let references = #""r":{"title":"R","url":"/r"},"s":{"title":"S","url":"/s"}"#
    let json = #"{"type":"links","style":"list","items":["r","","s"]}"#
    #expect(
      RenderPage.markdown(json, references: references)
        == "- [R](\(Self.host)/r)\n- [S](\(Self.host)/s)")
  }

  @Test(arguments: [
    (#"{"title":"G","identifiers":["r"]}"#, "## G\n\n- [R](\(host)/r)"),
    (#"{"identifiers":["r"]}"#, "- [R](\(host)/r)"), (#"{"title":"G"}"#, "## G"), ("{}", ""),
  ])
  func cardsOfATopicAreItems(section: String, expected: String) {
    let text = RenderPage.markdown(
      RenderPage.paragraph("x"), references: #""r":{"title":"R","url":"/r"}"#,
      members: #""topicSections":[\#(section)]"#)
    #expect(text == (expected.isEmpty ? "x" : "x\n\n" + expected))
  }

  /// A list that the page hides is not told twice; what it alone has is told.
  @Test(arguments: [("r", "- [R](\(host)/r)"), ("s", "- [R](\(host)/r)\n- [S](\(host)/s)")])
  func hiddenCardsAreNotRepeated(name: String, expected: String) {
    let text = RenderPage.markdown(
      #"{"type":"links","style":"list","items":["r"]}"#,
      references: #""r":{"title":"R","url":"/r"},"s":{"title":"S","url":"/s"}"#,
      members: #""topicSections":[{"identifiers":["\#(name)"]}],"topicSectionsStyle":"hidden""#)
    #expect(text == expected)
  }
}
