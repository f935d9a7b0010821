import Vocabulary

/// Tells a request from a heading set in bold: `Use color sparingly.` from `Spatial Audio.`
enum Opening {
  /// Many words with a full stop are a sentence; a few are one if they open as requests do.
  /// - Parameter lead: On one line.
  static func isRequest(_ lead: String) -> Bool {
    let blanks = lead.utf8.count { $0 == UInt8(ascii: " ") }
    if blanks >= mostOfHeading { return true }
    guard blanks > 0 else { return false }
    let word = lead.prefix { $0 != " " }.lowercased().replacing("\u{2019}", with: "'")
    return verbs.contains(word) || word.hasSuffix("ly")
  }

  private static let mostOfHeading = 4

  /// Whether a clause, without its adverbs, opens with a verb that asks for something.
  static func isCommand(_ words: ArraySlice<LeadWord>) -> Bool {
    guard let first = words.first else { return false }
    return first.traits.contains(.request) || LeadVocabulary.shared.polarity(of: words) != nil
  }

  /// Whether a main clause shows what something is, and asks for nothing.
  static func isStatement(_ words: [LeadWord]) -> Bool {
    guard !isCommand(words[...]) else { return false }
    let end = words.firstIndex { !$0.traits.isDisjoint(with: [.linking, .relative, .question]) }
    guard let end, end > 0, words[end].traits.contains(.linking) else { return false }
    return !words[(end + 1)...].prefix(3).contains { $0.traits.contains(.judgment) }
  }
}

extension Opening {
  static let verbs = Verbs.requests.union(["always", "don't"])

  /// Verbs that open headings too, so they count only inside a lead.
  static let verbsInClauses = Verbs.alsoNouns.union(Verbs.mostlyNouns).union(["it's", "you"])

  /// “Small lids are best” asks for small lids.
  static let judgments: Set = [
    "best", "better", "critical", "crucial", "essential", "important", "necessary", "preferable",
    "required",
  ]
}
