import Testing

@Suite struct HTMLTableTests {
  private func table(_ rows: String) -> String { SavedPage.markdown("<table>\(rows)</table>") }

  @Test(arguments: [
    ("<tr><th>a<th>b<tr><td>c<td>d", "| a   | b   |\n| --- | --- |\n| c   | d   |"),
    ("<thead><tr><td>a</thead><tbody><tr><td>b", "| a   |\n| --- |\n| b   |"),
    ("<tr><td>a", "|     |\n| --- |\n| a   |"), ("<tr><td>", ""), ("", ""),
    ("<tr><th>a<tr><td>b<td>c", "| a   |     |\n| --- | --- |\n| b   | c   |"),
  ])
  func rowsAndHeader(rows: String, expected: String) { #expect(table(rows) == expected) }

  @Test(arguments: [
    ("<p>a</p><p>b</p>", "a<br>b"), ("a<br>b", "a<br>b"), ("<div>a</div>b", "a<br>b"),
    ("<ul><li>a<li>b</ul>", "• a<br>• b"), ("<b>a</b> <i>b</i>", "**a** _b_"), ("a|b", "a\\|b"),
    ("<code>a|b</code>", "`a\\|b`"), ("<img alt='a|b' src=c>", "![a\\|b](c)"), ("-", "\\-"),
    ("--:", "\\--:"), ("<b>a<p>b</b>", "**a**<br>**b**"), ("<svg>x</svg>a", "a"),
    ("<a href=https://x.test>a</a>", "[a](https://x.test)"), ("<h3>a</h3>", "a"),
    ("<table><tr><td>a<td>b</table>", "a<br>b"), ("<!-- x -->a", "a"), ("<p></p>a<p></p>", "a"),
  ])
  func cells(cell: String, expected: String) {
    let lines = table("<tr><th>h<tr><td>\(cell)").split(separator: "\n")
    let text = lines.last.map { $0.dropFirst(2).dropLast(1) } ?? ""
    #expect(String(text).trimmedRight == expected)
  }

  @Test func aCaptionStandsBelow() {
    let text = table("<caption>words</caption><tr><th>a<tr><td>b")
    #expect(text.hasSuffix("| b   |\n\nwords"))
  }

  @Test func aTableTooWideIsText() {
    let wide = table("<tr>" + String(repeating: "<td>a", count: 300))
    #expect(wide.hasPrefix("a\n\na") && !wide.contains("|"))
  }
}

extension String {
  fileprivate var trimmedRight: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
