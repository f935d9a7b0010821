/// What a page is about, in front of it: short, whatever it was taken from. Nothing is lost, since
/// the text stays in the page.
enum Abstract {
  /// In characters.
  private static let longest = 300

  /// The text, or as many whole sentences of it as there is room for, or else as many words.
  static func bounded(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.dropFirst(longest).first != nil else { return text }
    let start = scalars.prefix(longest)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    let end = words.indices.last { isEnd($0, words) }
    return end.map { String(words[...$0]) } ?? String(words) + "…"
  }

  /// Whether a sentence ends at a mark: a blank, or nothing, is behind it.
  private static func isEnd(
    _ place: Substring.UnicodeScalarView.Index, _ words: Substring.UnicodeScalarView
  ) -> Bool {
    guard ".!?".unicodeScalars.contains(words[place]) else { return false }
    let next = words.index(after: place)
    return next == words.endIndex || words[next] == " "
  }
}
