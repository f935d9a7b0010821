import TestSupport
import Testing

@testable import Parse

@Suite struct OneLineTests {
  private static let pieces = [
    " ", "  ", "\n", "\r\n", "\t", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}", "\u{2028}",
    "\u{2029}",
    "\u{202F}", "\u{205F}", "\u{3000}", "\u{200B}", "’", "“", "é", "…", "日", "ａ", "word", "a", "",
  ]

  /// Held against the plain way to say it.
  @Test func isAsIfTheWordsWereJoined() {
    var random = SeededRandom(9)
    for _ in 0..<20_000 {
      let text = random.list(upTo: 8) { $0.pick(Self.pieces) }.joined()
      #expect(text.onOneLine == text.split { $0.isWhitespace }.joined(separator: " "))
    }
  }
}
