import Bytes

/// Numbers with their nouns, for sentences.
enum Plural {
  /// `1 page`, `26 pages`, `0 entries`.
  static func text(_ number: Int, _ noun: String) -> String {
    "\(number) " + (number == 1 ? noun : plural(of: noun))
  }

  /// By English spelling, before a participle as in "pages written"; the nouns are our own, so no
  /// dictionary is needed.
  static func plural(of noun: String) -> String {
    if let space = noun.lastIndex(of: " "), ["ed", "en"].contains(noun.suffix(2)) {
      return plural(of: String(noun[..<space])) + noun[space...]
    }
    for ending in ["s", "x", "ch", "sh"] where noun.hasSuffix(ending) { return noun + "es" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  /// Seconds with two decimals: `0.42 s`.
  static func seconds(_ seconds: Double) -> String {
    let hundredths = Int((max(0, seconds) * 100).rounded())
    return "\(hundredths / 100).\(String(hundredths % 100, digits: 2)) s"
  }
}
