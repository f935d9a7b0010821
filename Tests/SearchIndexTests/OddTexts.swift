import TestSupport

/// Texts with what words are hard to find in: accents that are signs of their own, joiners, signs
/// that go with a blank, scripts without blanks, beside the words and signs of plain English.
enum OddTexts {
  private static let plain = [
    "Apple", "Watch", "iPhone", "UIButton", "navigation", "Navigating", "the", "17.5", "U.S.",
    "don’t", "it's", "44pt", "x", "Buttons", "CafeteriaMenu", " ", " ", " ", " ", ". ", ", ", "-",
    "_", "(", "’", "'", ".", "…", "—", "“", "”", "•", "\u{A0}", "©", "×", "\n", "\r\n",
  ]

  private static let odd = [
    "é", "É", "e\u{301}", "\u{301}", " \u{301}", "’\u{301}", "\u{345}", "©\u{FE0F}", "\u{AD}",
    "\u{200B}", "\u{200D}", "\u{2028}", "ａＢ", "日本", "画", "Καφέ", "Кнопка", "ß", "ﬁ", "ª", "µ",
    "\u{600}", "\u{D4E}", "🇫🇷", "👩‍💻", "\u{FFFD}", "ǅ", "İ", "\u{1F110}",
  ]

  static func text(_ random: inout SeededRandom, pieces most: Int = 24) -> String {
    let oneIn = random.pick([2, 6, 40])
    return random.list(upTo: most) { random in
      random.pick(random.chance(oneIn) ? odd : plain)
    }.joined()
  }
}
