import Testing

@testable import Ingest

/// Text stays text: what is escaped, and what may stand as it is.
@Suite struct MarkdownTextTests {
  private func escaped(_ text: String, inCell: Bool = false) -> String {
    String(decoding: MarkdownText.escape(Array(text.utf8)[...], inCell: inCell), as: UTF8.self)
  }

  private func start(_ text: String) -> String {
    String(decoding: MarkdownText.escapeStart(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("*a*", "\\*a\\*"), ("[a](b)", "\\[a\\](b)"), ("<b>", "\\<b>"), ("`a`", "\\`a\\`"),
    ("_a_", "\\_a\\_"), ("snake_case", "snake_case"), ("~~a~~", "\\~\\~a\\~\\~"),
    ("a\\b", "a&#92;b"), ("&amp;", "\\&amp;"), ("&#65;", "\\&#65;"), ("R & D", "R & D"),
    ("Q&A, please", "Q&A, please"), ("at the end &am", "at the end \\&am"),
    ("http://x.test", "http\\://x.test"), ("www.x.test", "www\\.x.test"), ("a: b", "a: b"),
    ("a|b", "a|b"), ("a\0b", "a\u{FFFD}b"), ("1 > 0 # + - = !", "1 > 0 # + - = !"),
  ])
  func marksAreEscaped(text: String, expected: String) { #expect(escaped(text) == expected) }

  @Test func barsAreEscapedInCells() { #expect(escaped("a|b", inCell: true) == "a\\|b") }

  @Test(arguments: [
    ("# a", "\\# a"), ("> a", "\\> a"), ("- a", "\\- a"), ("-", "\\-"), ("---", "\\---"),
    ("+ a", "\\+ a"), ("-1", "-1"), ("+1", "+1"), ("1. a", "1\\. a"), ("1) a", "1\\) a"),
    ("1.", "1\\."), ("1.5 a", "1.5 a"), ("2025 a", "2025 a"), ("=", "\\="), ("", ""), ("a", "a"),
    ("1234567890. a", "1234567890. a"),
  ])
  func nothingStartsAnotherBlock(text: String, expected: String) {
    #expect(start(text) == expected)
  }

  @Test(arguments: [
    ("Note", "&#78;ote"), ("Tip", "&#84;ip"), ("Notes", "Notes"), ("", ""),
    ("Content description: a", "&#67;ontent description: a"),
  ])
  func labelsAreWords(text: String, expected: String) {
    let escaped = MarkdownText.escapeLabel(Array(text.utf8))
    #expect(String(decoding: escaped, as: UTF8.self) == expected)
  }

  @Test(arguments: [("C #", "C \\#"), ("C\\#", "C\\#"), ("C", "C"), ("#", "\\#")])
  func aHeadingIsNotClosed(text: String, expected: String) {
    let escaped = MarkdownText.escapeEnd(Array(text.utf8))
    #expect(String(decoding: escaped, as: UTF8.self) == expected)
  }

  @Test(arguments: [("a](b", "a&#93;(b"), ("[a]", "\\[a&#93;"), ("", "")])
  func wordsDoNotEndTheirPicture(text: String, expected: String) {
    let escaped = MarkdownText.escapeAlt(Array(text.utf8)[...])
    #expect(String(decoding: escaped, as: UTF8.self) == expected)
  }
}
