import Model

extension SpacedJoints {
  /// Behind the title, which is in front of the article or behind a notice with a date.
  func findTitle() -> (end: Int, isWhole: Bool)? {
    guard !title.isEmpty else { return nil }
    return words.indices.prefix(80).lazy
      .filter { $0 == 0 || words[$0 - 1].isEnded && isNotice($0) }
      .compactMap(titleEnd).first
  }

  /// Behind the title that begins at a word, hyphens aside, and whether its last word is whole.
  private func titleEnd(_ start: Int) -> (end: Int, isWhole: Bool)? {
    let wanted = letters(title[...])
    for end in (start + 1)...(start + title.count) where end < words.count {
      let found = letters(words[start..<end].map(\.plain)[...])
      if found == wanted { return words[end].begins ? (end, true) : nil }
      if found.hasPrefix(wanted) {
        let rest = words[end - 1].text.suffix(found.count - wanted.count)
        return Names.smallInitial(Array(rest.utf8)[...]) == nil ? nil : (end, false)
      }
    }
    return nil
  }

  private func letters(_ words: ArraySlice<String>) -> String {
    words.joined().filter { $0.isLetter || $0.isNumber }
  }

  /// Whether the words in front of a place begin with a date.
  private func isNotice(_ end: Int) -> Bool {
    guard end > 3 else { return false }
    return AppleDate.iso(words[..<3].map(\.text).joined(separator: " ")) != nil
  }
}
