import Testing

/// Tables of render JSON: header, spans, and what cells hold.
@Suite struct RenderTableTests {
  private static func cell(_ words: String) -> String { "[\(RenderPage.paragraph(words))]" }

  private static func row(_ cells: String...) -> String {
    "[\(cells.map(cell).joined(separator: ","))]"
  }

  private func table(_ rows: String..., header: String = "row", spans: String = "") -> String {
    let data = spans.isEmpty ? "" : #""extendedData":{\#(spans)},"#
    return RenderPage.markdown(
      #"{"type":"table","header":"\#(header)",\#(data)"rows":[\#(rows.joined(separator: ","))]}"#)
  }

  /// The text of the one cell below a header.
  private func cell(_ blocks: String) -> String {
    let lines = table(Self.row("h"), "[[\(blocks)]]").split(separator: "\n")
    var text = lines.last.map { String($0.dropFirst(2).dropLast(1)) } ?? ""
    while text.last == " " { text.removeLast() }
    return text
  }

  @Test(arguments: ["row", "both"])
  func theFirstRowIsTheHeader(header: String) {
    let text = table(Self.row("a", "b"), Self.row("c", "d"), header: header)
    #expect(text == "| a   | b   |\n| --- | --- |\n| c   | d   |")
  }

  @Test(arguments: ["none", "column", "", "x"])
  func withoutAHeaderAnEmptyOneIsSet(header: String) {
    let text = table(Self.row("a"), header: header)
    #expect(text == "|     |\n| --- |\n| a   |")
  }

  @Test func shortRowsAreFilledUp() {
    let text = table(Self.row("a"), Self.row("b", "c"), "[]")
    #expect(text == "| a   |     |\n| --- | --- |\n| b   | c   |")
  }

  @Test func aCellOverRowsIsMarkedBelow() {
    let text = table(
      Self.row("h", "i"), Self.row("a", "b"), Self.row("", "c"),
      spans: #""1_0":{"colspan":1,"rowspan":2},"2_0":{"colspan":0,"rowspan":0}"#)
    #expect(text.hasSuffix("| a   | b   |\n| ^^  | c   |"))
  }

  @Test func aCellOverColumnsSaysItInTheFirst() {
    let text = table(
      Self.row("h", ""), Self.row("a", "b"),
      spans: #""0_0":{"colspan":2,"rowspan":1},"0_1":{"colspan":0,"rowspan":0}"#)
    #expect(text == "| h   |     |\n| --- | --- |\n| a   | b   |")
  }

  @Test(arguments: [
    (RenderPage.paragraph("a") + "," + RenderPage.paragraph("b"), "a<br>b"),
    (RenderPage.paragraph("a|b"), "a\\|b"), (RenderPage.paragraph("--"), "\\--"),
    (RenderPage.paragraph(of: #"{"type":"codeVoice","code":"a|b"}"#), "`a\\|b`"),
    (#"{"type":"unorderedList","items":[{"content":[\#(RenderPage.paragraph("a"))]}]}"#, "• a"),
    (
      #"{"type":"orderedList","items":[{"content":[\#(RenderPage.paragraph("a"))]},"#
        + #"{"content":[\#(RenderPage.paragraph("b")),\#(RenderPage.paragraph("c"))]}]}"#,
      "• a<br>• b<br>c"
    ),
    (#"{"type":"aside","content":[\#(RenderPage.paragraph("a"))]}"#, "a"),
    (#"{"type":"heading","text":"a"}"#, "a"),
    (#"{"type":"table","rows":[\#(row("a", "b"))]}"#, "a<br>b"),
    (#"{"type":"row","columns":[{"content":[\#(RenderPage.paragraph("a"))]}]}"#, "a"),
    (#"{"type":"image","identifier":"https://x.test/p.png"}"#, "![](https://x.test/p.png)"),
  ])
  func cellsHoldOneLine(blocks: String, expected: String) { #expect(cell(blocks) == expected) }

  @Test func aTableTooWideIsText() {
    let wide = "[" + Array(repeating: Self.cell("a"), count: 201).joined(separator: ",") + "]"
    let text = table(wide)
    #expect(text.hasPrefix("a\n\na") && !text.contains("|"))
  }

  @Test func aTableInAnItemEndsTheList() {
    let inner = #"{"type":"table","header":"row","rows":[\#(Self.row("h"))]}"#
    let item = #"{"content":[\#(RenderPage.paragraph("a")),\#(inner)]}"#
    #expect(
      RenderPage.markdown(#"{"type":"unorderedList","items":[\#(item)]}"#)
        == "- a\n\n| h   |\n| --- |")
  }
}
