/// Names and texts as SQL writes them.
enum SQL {
  static func name(_ name: String) -> String { quoted(name, "\"") }
  static func text(_ text: String) -> String { quoted(text, "'") }

  /// A quote inside is doubled, also one that has an accent; no statement can hold a NUL.
  private static func quoted(_ text: String, _ quote: Unicode.Scalar) -> String {
    var quoted = String.UnicodeScalarView([quote])
    for scalar in text.unicodeScalars where scalar != "\0" {
      quoted.append(contentsOf: scalar == quote ? [quote, quote] : [scalar])
    }
    quoted.append(quote)
    return String(quoted)
  }
}
