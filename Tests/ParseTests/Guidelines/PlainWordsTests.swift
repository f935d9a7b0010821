import TestSupport
import Testing

@testable import Parse

/// Names of guidelines whose leads are in ASCII are made as all others are.
@Suite struct PlainWordsTests {
  private static let pieces = [
    "Don’t", "it's", "A", "b2", "—", "“", "”", " ", "  ", "-", "_", "\n", "\u{2028}", "\u{200D}",
    "x, y", "1", "é", "e\u{301}", "日本", "\u{2BC}",
  ]

  @Test func asLetterByLetter() {
    var random = SeededRandom(83)
    var plain = 0
    for _ in 0..<20_000 {
      let lead = random.list(upTo: 24) { random in
        random.chance(30) ? random.text(pieces: 2) : Self.pieces[random.below(16)]
      }.joined()
      guard let words = PlainWords.first(GuidelineNames.mostWords, of: lead) else { continue }
      plain += 1
      #expect(words == GuidelineNames.wordsByLetter(of: lead), "\(lead)")
    }
    #expect(plain > 5_000)
  }
}
