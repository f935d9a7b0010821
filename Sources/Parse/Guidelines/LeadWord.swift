/// A word of a lead: which of the known words it is, and what such a word may be.
struct LeadWord: Sendable, Equatable {
  /// 0 if it is none of those that leads are read by.
  let number: Int
  let traits: LeadTraits
}

struct LeadTraits: OptionSet, Sendable {
  let rawValue: UInt32

  static let adverb = LeadTraits(rawValue: 1)
  /// Opens a clause in front of the main one.
  static let opener = LeadTraits(rawValue: 1 << 1)
  static let joint = LeadTraits(rawValue: 1 << 2)
  /// A verb that a request may open with.
  static let request = LeadTraits(rawValue: 1 << 3)
  /// Parts a statement's subject from what is said of it.
  static let linking = LeadTraits(rawValue: 1 << 4)
  /// Opens a clause that belongs to the word before.
  static let relative = LeadTraits(rawValue: 1 << 5)
  /// “Whether”: a relative that is no duty’s.
  static let question = LeadTraits(rawValue: 1 << 6)
  static let judgment = LeadTraits(rawValue: 1 << 7)
  static let duty = LeadTraits(rawValue: 1 << 8)
  static let negation = LeadTraits(rawValue: 1 << 9)
  /// A duty and its negation in one word.
  static let ban = LeadTraits(rawValue: 1 << 10)
  /// The first word of a known phrase.
  static let phrase = LeadTraits(rawValue: 1 << 11)
}

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
