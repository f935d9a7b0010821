import Testing

@testable import Ingest

/// Plain text as Markdown.
@Suite struct PlainWordingTests {
  private func markdown(_ text: String, symbols: [String] = []) -> String {
    var lexicon = Lexicon()
    for symbol in symbols { lexicon.add(symbol: symbol) }
    return PlainText.markdown(.init(text: text), lexicon)[...].asText
  }

  @Test(arguments: [
    ("a *b* `c` [d]", "a \\*b\\* \\`c\\` \\[d]"), ("a_b _c_", "a_b \\_c\\_"), ("# a", "\\# a"),
    ("- a", "\\- a"), ("a - b", "a - b"), ("1. a", "1\\. a"), ("a 1. b", "a 1. b"),
    ("> a", "\\> a"),
    ("a < 3 <b> <3", "a < 3 \\<b> <3"), ("a &amp; & b", "a \\&amp; & b"), ("---", "\\---"),
    ("a -- b", "a — b"), ("a\u{A0}b\u{200B}", "a b"), ("a\\b", "a\\\\b"), ("", ""),
  ])
  func whatReadsAsMarkupIsEscaped(text: String, expected: String) {
    #expect(markdown(text) == expected)
  }

  @Test(arguments: [
    ("Say \"a\" now", "Say “a” now"), ("5\" and \"a\"", "5\" and \"a\""), ("\"a", "\"a"),
    ("cup's 'b", "cup’s 'b"), ("(\"a\")", "(“a”)"), ("\"a\" \"b\"", "“a” “b”"),
  ])
  func quotesTurnWhereTheyPair(text: String, expected: String) {
    #expect(markdown(text) == expected)
  }

  @Test func symbolsOfTheRunAreCode() {
    #expect(
      markdown("Use teaPot, (Tea.pour).", symbols: ["teaPot", "Tea.pour"])
        == "Use `teaPot`, (`Tea.pour`).")
    #expect(markdown("Use teaPot, tea.", symbols: ["tea"]) == "Use teaPot, tea.")
    #expect(markdown("Call pour(_:into:).") == "Call `pour(_:into:)`.")
  }

  @Test(arguments: [
    ("(teaPot),", "teaPot"), ("pour()", "pour()"), ("pour(a:)).", "pour(a:)"), ("\"a\"", "a"),
    ("a)", "a"),
    ("...", ""),
  ])
  func aNameHasNoMarksAround(word: String, core: String) {
    #expect(SymbolName.core(of: .init(text: word)).asText == core)
  }

  @Test(arguments: [
    ("", true), ("\u{A0}\u{200B}", true), ("\u{FEFF}", true), ("\u{A0}a", false), ("é", false),
  ])
  func whatCannotBeSeen(text: String, fills: Bool) {
    #expect(Invisible.fills(.init(text: text)) == fills)
  }
}
