/// Numbers with their nouns, for sentences.
public enum Plural {
  /// `1 page`, `26 pages`, `0 entries`.
  public static func text(_ number: Int, _ noun: String) -> String {
    "\(number) " + (number == 1 ? noun : plural(of: noun))
  }

  /// By English spelling, before a participle as in "pages written"; the nouns are our own, so no
  /// dictionary is needed.
  public static func plural(of noun: String) -> String {
    if let space = noun.utf8.lastIndex(of: 0x20), ["ed", "en"].contains(noun.suffix(2)) {
      return plural(of: String(noun[..<space])) + noun[space...]
    }
    for ending in ["s", "x", "ch", "sh"] where noun.hasSuffix(ending) { return noun + "es" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
