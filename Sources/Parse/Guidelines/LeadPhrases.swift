/// Phrases of known words.
struct LeadPhrases: Sendable {
  private let phrases: [[Int]]

  init(_ phrases: [[Int]] = []) { self.phrases = phrases }

  /// What follows the first of the phrases that the words open with.
  func behind(_ words: ArraySlice<LeadWord>) -> ArraySlice<LeadWord>? {
    guard let first = words.first, first.traits.contains(.phrase) else { return nil }
    for phrase in phrases where phrase[0] == first.number {
      if words.starts(with: phrase, by: { $0.number == $1 }) {
        return words.dropFirst(phrase.count)
      }
    }
    return nil
  }
}
