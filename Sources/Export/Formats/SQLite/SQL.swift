/// Names and texts as SQL writes them.
enum SQL {
  static func name(_ name: String) -> String { quoted(name, "\"") }
  static func text(_ text: String) -> String { quoted(text, "'") }

  /// A quote inside is doubled; no statement can hold a NUL.
  private static func quoted(_ text: String, _ quote: Character) -> String {
    let inner = text.filter { $0 != "\0" }.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return "\(quote)\(String(inner))\(quote)"
  }
}
