/// Letters with marks, as an address without marks spells them.
enum PlainLetters {
  private static let spellings = [
    ("àáâãäåāăą", "a"), ("çćč", "c"), ("ďđð", "d"), ("èéêëēėęě", "e"), ("ğ", "g"),
    ("ìíîïīįı", "i"), ("ł", "l"), ("ñńň", "n"), ("òóôõöøőō", "o"), ("ř", "r"), ("śşșš", "s"),
    ("ťțţ", "t"), ("ùúûüůűū", "u"), ("ýÿ", "y"), ("źżž", "z"), ("æ", "ae"), ("œ", "oe"),
    ("ß", "ss"), ("þ", "th"),
  ]

  private static let table: [Unicode.Scalar: String] = Dictionary(
    spellings.flatMap { marked, plain in marked.unicodeScalars.map { ($0, plain) } },
    uniquingKeysWith: { first, _ in first })

  /// The letter in ASCII, nothing for a mark that stands for itself; nil for a letter that has no
  /// such spelling.
  static func spelled(_ letter: Unicode.Scalar) -> String? {
    if letter.isASCII { return String(letter) }
    return table[letter] ?? (letter.properties.isGraphemeExtend ? "" : nil)
  }
}
