import Vocabulary

/// Tells a request from a heading set in bold: `Use color sparingly.` from `Spatial Audio.`
enum Opening {
  /// Many words with a full stop are a sentence; a few are one if they open as requests do.
  static func isRequest(_ lead: String) -> Bool {
    let words = lead.utf8.split(separator: UInt8(ascii: " "), maxSplits: mostOfHeading)
    guard words.count <= mostOfHeading else { return true }
    guard words.count > 1, let first = words.first else { return false }
    let word = String(Substring(first)).lowercased().replacing("\u{2019}", with: "'")
    return verbs.contains(word) || word.hasSuffix("ly")
  }

  private static let mostOfHeading = 4

  /// Whether a clause, without its adverbs, opens with a verb that asks for something.
  static func isCommand(_ words: [Substring]) -> Bool {
    guard let first = words.first else { return false }
    return PolarityReader.verb(words[...]) != nil || verbs.contains(String(first))
      || verbsInClauses.contains(String(first))
  }

  /// A sentence that shows what something is, and asks for nothing.
  static func isStatement(_ lead: String) -> Bool {
    guard let words = LeadClauses(lead).main, !isCommand(words) else { return false }
    let subject = words.prefix { !linking.contains($0) && !relatives.contains($0) }
    let rest = words.dropFirst(subject.count)
    guard !subject.isEmpty, let link = rest.first, linking.contains(link) else { return false }
    return !rest.dropFirst().prefix(3).contains { judgments.contains($0) }
  }

  private static let linking: Set<Substring> = [
    "are", "aren't", "has", "is", "isn't", "was", "were",
  ]
  private static let relatives: Set<Substring> = [
    "how", "if", "that", "what", "when", "where", "whether", "which", "who", "why",
  ]

  /// “Small lids are best” asks for small lids.
  private static let judgments: Set<Substring> = [
    "best", "better", "critical", "crucial", "essential", "important", "necessary", "preferable",
    "required",
  ]

  private static let verbs = Verbs.requests.union(["always", "don't"])

  /// Verbs that open headings too, so they count only inside a lead.
  private static let verbsInClauses = Verbs.alsoNouns.union(Verbs.mostlyNouns)
    .union(["it's", "you"])
}
