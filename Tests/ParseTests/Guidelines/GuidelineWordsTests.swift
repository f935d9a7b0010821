import TestSupport
import Testing

@testable import Parse

/// Names of guidelines are made of their leads as the plain way to say it has it.
@Suite struct GuidelineWordsTests {
  private static let pieces = [
    "Don’t", "it's", "A", "b2", "—", "“", "”", " ", "  ", "-", "_", "\n", "\u{2028}", "\u{200D}",
    "x, y", "1", "é", "e\u{301}", "日本", "\u{2BC}",
  ]

  private static func words(of lead: String) -> String {
    let kept = lead.unicodeScalars.filter { $0 != "'" && $0 != "\u{2019}" }
    let words = String.UnicodeScalarView(kept).split { letter in
      !letter.properties.isAlphabetic && !("0"..."9" ~= letter)
    }
    return words.prefix(8).map { String($0) }.joined(separator: "-").lowercased()
  }

  @Test func asLetterByLetter() {
    var random = SeededRandom(83)
    for _ in 0..<20_000 {
      let lead = random.list(upTo: 24) { random in
        random.chance(30) ? random.text(pieces: 2) : random.pick(Self.pieces)
      }.joined()
      #expect(GuidelineNames.words(of: lead) == Self.words(of: lead), "\(lead)")
    }
  }
}
