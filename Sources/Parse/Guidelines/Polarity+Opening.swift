import Model
import Vocabulary

extension Polarity {
  /// By the main verb of a lead: “In general, avoid …”, “Take care not to …”.
  init(opening lead: String) {
    var reader = PolarityReader(LeadClauses(lead).main ?? [])
    self = reader.read() ?? .advise
  }
}

/// Reads a main clause up to its verb.
struct PolarityReader {
  private var words: ArraySlice<Substring>
  /// What the words in front of the verb ask for. The verb itself says it better.
  private var inFront: Polarity?

  init(_ clause: [Substring]) { words = clause[...] }

  mutating func read() -> Polarity? {
    while let word = words.first {
      if take(LeadWords.allowed) { return nil }
      if let polarity = takeHelper() { return polarity }
      if take(LeadWords.doubled) || take([["always"]]) {
        inFront = .ensure
      } else if take(LeadWords.suggestions) {
        inFront = .consider
      } else if take(LeadWords.duties) {
        if word == "you", words.first == "not" { return .avoid }
      } else if let polarity = Self.verb(words) {
        return polarity
      } else if !take([["do"], ["you"]]) {
        break
      }
    }
    return inFront ?? (isForbidden ? .avoid : nil)
  }
}

extension PolarityReader {
  private mutating func take(_ phrases: [[Substring]]) -> Bool {
    guard let rest = LeadWords.behind(phrases, words) else { return false }
    words = rest
    return true
  }

  /// Takes “be sure to”. The verb behind it counts more; “be sure not to” is all it takes.
  private mutating func takeHelper() -> Polarity? {
    guard let rest = LeadWords.behind(LeadWords.helpers, words) else { return nil }
    if rest.starts(with: ["not", "to"]) { return .avoid }
    guard rest.first == "to" else { return nil }
    inFront = Self.verb(words) ?? inFront
    words = rest.dropFirst()
    return nil
  }

  static func verb(_ words: ArraySlice<Substring>) -> Polarity? {
    guard let first = words.first else { return nil }
    return verbs[String(first)] ?? verbs[words.prefix(2).joined(separator: " ")]
  }

  /// “A box must never …”
  private var isForbidden: Bool {
    guard !Opening.isCommand(Array(words)) else { return false }
    let subject = words.prefix { !Self.relatives.contains($0) }
    return zip(subject, subject.dropFirst()).contains { first, second in
      Self.duties.contains(first) && ["never", "not"].contains(second)
        || ["mustn't", "shouldn't"].contains(second)
    }
  }

  private static let duties: Set<Substring> = ["must", "should"]
  private static let relatives: Set<Substring> = [
    "how", "if", "that", "what", "when", "where", "which", "who", "why",
  ]

  private static let verbs: [String: Polarity] = [
    "avoid": .avoid, "don't": .avoid, "never": .avoid, "refrain": .avoid, "resist": .avoid,
    "do not": .avoid, "mustn't": .avoid, "shouldn't": .avoid, "can't": .avoid, "cannot": .avoid,
    "consider": .consider,
    "prefer": .prefer, "favor": .prefer, "favour": .prefer,
    "ensure": .ensure, "make sure": .ensure, "make certain": .ensure, "be sure": .ensure,
    "be certain": .ensure,
  ]
}
