/// What a page is about, in front of it: short, whatever it was taken from. Nothing is lost, since
/// the text stays in the page.
enum Abstract {
  /// The longest that is taken whole.
  private static let longest = 1000
  /// What is cut has about this many characters.
  private static let length = 300

  /// The text, or as many whole sentences of it as there is room for, or else as many words.
  static func bounded(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.dropFirst(longest).first != nil else { return text }
    let start = scalars.prefix(length)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    let sentences = words.indices.last { ".!?".unicodeScalars.contains(words[$0]) && isEnd($0, words) }
    guard let end = sentences else { return String(words) + "…" }
    return String(words[...end])
  }

  /// Whether a blank, or nothing, is behind a mark.
  private static func isEnd(
    _ place: Substring.UnicodeScalarView.Index, _ words: Substring.UnicodeScalarView
  ) -> Bool {
    let next = words.index(after: place)
    return next == words.endIndex || words[next] == " "
  }
}
