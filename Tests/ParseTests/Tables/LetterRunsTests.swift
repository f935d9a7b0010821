import TestSupport
import Testing

@testable import Parse

@Suite struct LetterRunsTests {
  private static let pieces = [
    "Text", "size", "SIZES", "’s", " ", "\n", "-", "—", "…", "7", "_", "\u{A0}", "\u{200D}",
    "\u{2028}",
  ]
  private static let others = ["é", "e\u{301}", "ª", "ⁱ", "日本", "©"]

  @Test func commonTextsAreCutAsAllAre() {
    var random = SeededRandom(74)
    var plain = 0
    for _ in 0..<4000 {
      let text = random.list(upTo: 12) {
        $0.chance(30) ? $0.pick(Self.others) : $0.pick(Self.pieces)
      }.joined()
      guard let words = LetterRuns.plain(text) else { continue }
      plain += 1
      #expect(words == LetterRuns.byScalar(text), "\(text)")
    }
    #expect(plain > 400)
  }
}
