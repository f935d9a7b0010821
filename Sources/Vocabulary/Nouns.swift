/// Nouns by English spelling, for names that are compared.
public enum Nouns {
  /// `boxes` and `stories` are `box` and `story`; the word is in small letters.
  public static func singular(_ word: String) -> String {
    if ["xes", "ches", "shes", "sses"].contains(where: word.hasSuffix) {
      return String(word.dropLast(2))
    }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    return word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }
}
