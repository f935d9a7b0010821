import Diagnostics
import Model
import Testing

/// Render JSON block by block: what each kind of content becomes.
@Suite struct RenderBlockTests {
  private static let a = RenderPage.paragraph("a")
  private static let b = RenderPage.paragraph("b")

  private static func list(_ items: String..., kind: String = "unorderedList") -> String {
    #"{"type":"\#(kind)","items":["#
      + items.map { #"{"content":[\#($0)]}"# }.joined(separator: ",") + "]}"
  }

  @Test(arguments: [
    (#"{"type":"heading","level":2,"text":"a"}"#, "## a"),
    (#"{"type":"heading","level":6,"text":"a"}"#, "###### a"),
    (#"{"type":"heading","level":1,"text":"a"}"#, "## a"),
    (#"{"type":"heading","level":99,"text":"a"}"#, "###### a"),
    (#"{"type":"heading","text":"a"}"#, "## a"),
    (#"{"type":"heading","level":2,"text":" a\n b "}"#, "## a b"),
    (##"{"type":"heading","level":3,"text":"# *a* #"}"##, "### \\# \\*a\\* \\#"),
    (#"{"type":"heading","level":3,"text":" "}"#, ""),
  ])
  func headings(json: String, expected: String) { #expect(RenderPage.markdown(json) == expected) }

  @Test(arguments: [
    (a + "," + b, "a\n\nb"), (RenderPage.paragraph("- a"), "\\- a"),
    (RenderPage.paragraph("12) a"), "12\\) a"), (RenderPage.paragraph("Note"), "&#78;ote"),
    (RenderPage.paragraph(of: RenderPage.text("a ") + "," + RenderPage.text(" b")), "a b"),
    (#"{"type":"small","inlineContent":[\#(RenderPage.text("a"))]}"#, "a"),
    (a + #",{"type":"thematicBreak"},"# + b, "a\n\nb"),
    (#"{"type":"row","columns":[{"content":[\#(a)]},{"size":2,"content":[\#(b)]}]}"#, "a\n\nb"),
  ])
  func paragraphs(json: String, expected: String) { #expect(RenderPage.markdown(json) == expected) }

  @Test(arguments: [
    (list(a, b), "- a\n- b"), (list(a, b, kind: "orderedList"), "1. a\n2. b"),
    (list(a + "," + b), "- a<br>b"), (list(a + "," + list(b)), "- a\n  - b"),
    (list(a + "," + list(b, kind: "orderedList")), "- a\n  1. b"),
    (list(list(a)), "- a"), (list(), ""), (list(""), ""),
    (list(a + "," + list(b) + "," + RenderPage.paragraph("c")), "- a\n  - b<br>c"),
    (list(a) + "," + b, "- a\n\nb"),
    (list(a + #",{"type":"heading","level":4,"text":"b"}"#), "- a\n\n#### b"),
  ])
  func lists(json: String, expected: String) { #expect(RenderPage.markdown(json) == expected) }

  @Test(arguments: [(7, "7. a"), (0, "0. a"), (-1, "0. a"), (1000, "999. a"), (Int.max, "999. a")])
  func listsStartWhereTheySay(start: Int, expected: String) {
    let json = #"{"type":"orderedList","start":\#(start),"items":[{"content":[\#(Self.a)]}]}"#
    #expect(RenderPage.markdown(json) == expected)
  }

  @Test(arguments: [
    (#""style":"note","name":"Note""#, "> [!NOTE]\n> a"), (#""style":"tip""#, "> [!TIP]\n> a"),
    (#""style":"note","name":"Important""#, "> [!IMPORTANT]\n> a"),
    (#""style":"warning","name":"Watch out""#, "> [!WARNING]\n> **Watch out**\n>\n> a"),
    (#""style":"strange","name":"Strange""#, "> [!NOTE]\n> **Strange**\n>\n> a"),
    (#""x":1"#, "> [!NOTE]\n> a"),
  ])
  func asidesAreNamed(members: String, expected: String) {
    let json = #"{"type":"aside",\#(members),"content":[\#(Self.a)]}"#
    #expect(RenderPage.markdown(json) == expected)
  }

  @Test(arguments: [
    (a + "," + b, "> [!NOTE]\n> a\n>\n> b"), (list(a, b), "> [!NOTE]\n> a\n>\n> b"), ("", ""),
    (#"{"type":"aside","style":"tip","content":[\#(a)]},\#(b)"#, "> [!TIP]\n> a\n\n> [!NOTE]\n> b"),
  ])
  func asidesHoldParagraphs(content: String, expected: String) {
    let json = #"{"type":"aside","style":"note","content":[\#(content)]}"#
    #expect(RenderPage.markdown(json) == expected)
  }

  @Test func neighboringAsidesStayTwo() {
    let aside = #"{"type":"aside","style":"note","content":[\#(Self.a)]}"#
    let expected = "> [!NOTE]\n> a\n\n> [!NOTE]\n> a"
    #expect(RenderPage.markdown(aside + "," + aside) == expected)
  }

  @Test func unknownContentIsSaidOnce() {
    let inline = RenderPage.text("b")
    let json = #"{"type":"new","text":"a","inlineContent":[\#(inline)]}"#
    #expect(RenderPage.markdown(json) == "a\n\nb")
    #expect(
      RenderPage.markdown(#"{"type":"new","inlineContent":[\#(inline)],"text":"a"}"#) == "b\n\na")
    #expect(RenderPage.markdown(#"{"type":"new","text":"a *"}"#) == "a \\*")
  }

  @Test func anAsideInAnItemIsTextOfIt() {
    let aside = #"{"type":"aside","style":"note","content":[\#(Self.b)]}"#
    #expect(RenderPage.markdown(Self.list(Self.a + "," + aside)) == "- a<br>b")
  }

  @Test(arguments: [
    (#"["a","  b"]"#, "swift", "```swift\na\n  b\n```"), (#"["a"]"#, "", "```\na\n```"),
    (#"["", "a", ""]"#, "", "```\na\n```"), (#"["a","","b"]"#, "", "```\na\n\nb\n```"),
    (#"["```"]"#, "", "````\n```\n````"), (#"["<b>*&amp;"]"#, "c++", "```c++\n<b>*&amp;\n```"),
    (#"[" "]"#, "swift", ""), ("[]", "swift", ""), (#"["a"]"#, "x `y", "```xy\na\n```"),
  ])
  func codeIsFenced(lines: String, syntax: String, expected: String) {
    let json = #"{"type":"codeListing","syntax":"\#(syntax)","code":\#(lines)}"#
    #expect(RenderPage.markdown(json) == expected)
  }

  @Test func termsAreItems() {
    let term = #"{"term":{"inlineContent":[\#(RenderPage.text("t"))]},"#
    let meaning = #""definition":{"content":[\#(Self.a),\#(Self.b)]}}"#
    let json = #"{"type":"termList","items":[\#(term)\#(meaning),\#(term)"x":1}]},\#(Self.a)"#
    #expect(RenderPage.markdown(json) == "- **t**<br>a<br>b\n- **t**\n\na")
  }

  @Test(arguments: [
    (#"{"title":"A","content":[\#(a)]}"#, "<!-- tab: A -->\n\na"),
    (#"{"title":"","content":[\#(a)]}"#, "<!-- tab: Tab -->\n\na"),
    (#"{"content":[\#(a)]}"#, "<!-- tab: Tab -->\n\na"),
    (#"{"title":"A","content":[\#(list(b))]}"#, "<!-- tab: A -->\n\n- b"),
  ])
  func tabsArePanels(tab: String, expected: String) {
    let json = #"{"type":"tabNavigator","tabs":[\#(tab)]}"#
    #expect(RenderPage.markdown(json) == "<!-- tabs -->\n\n\(expected)\n\n<!-- /tabs -->")
  }

  @Test(arguments: [
    (#""content":[\#(a)]"#, "a"), (#""items":[\#(a),\#(b)]"#, "a\n\nb"),
    (#""inlineContent":[\#(RenderPage.text("a"))]"#, "a"), (#""text":"a""#, "a"),
    (#""other":[\#(a)]"#, "a"), (#""other":"a""#, ""),
  ])
  func textOfUnknownKindsIsKept(members: String, expected: String) {
    let outcome = RenderPage.outcome(#"{"type":"x",\#(members)},\#(Self.b),{"type":"x"}"#)
    let body = String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
    let text = expected.isEmpty ? "b" : "\(expected)\n\nb"
    #expect(body == "# T\n\nstart\n\n\(text)\n")
    #expect(outcome.diagnostics.map(\.rule.id) == ["content-unknown"])
  }
}
