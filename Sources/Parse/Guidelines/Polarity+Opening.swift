import Model

extension Polarity {
  /// By the main clause of a lead: “In general, avoid …”, “Take care not to …”.
  init(of clause: [LeadWord]) {
    var reader = PolarityReader(clause)
    self = reader.read() ?? .advise
  }
}

/// Reads a main clause up to its verb.
struct PolarityReader {
  private var words: ArraySlice<LeadWord>
  /// What the words in front of the verb ask for. The verb itself says it better.
  private var inFront: Polarity?

  /// Not kept: the many lists of a vocabulary would be counted with each reader.
  private var known: LeadVocabulary { .shared }

  init(_ clause: [LeadWord]) { words = clause[...] }

  mutating func read() -> Polarity? {
    while let word = words.first {
      if take(known.allowed) { return nil }
      if let polarity = takeHelper() { return polarity }
      if take(known.doubled) || take(known.always) {
        inFront = .ensure
      } else if take(known.suggestions) {
        inFront = .consider
      } else if take(known.duties) {
        if word.number == known.you, words.first?.number == known.not { return .avoid }
      } else if let polarity = known.polarity(of: words) {
        return polarity
      } else if !take(known.auxiliary), !take(known.you) {
        break
      }
    }
    return inFront ?? (isForbidden ? .avoid : nil)
  }
}

extension PolarityReader {
  private mutating func take(_ phrases: LeadPhrases) -> Bool {
    guard let rest = phrases.behind(words) else { return false }
    words = rest
    return true
  }

  private mutating func take(_ word: Int) -> Bool {
    guard words.first?.number == word else { return false }
    words = words.dropFirst()
    return true
  }

  /// Takes “be sure to”. The verb behind it counts more; “be sure not to” is all it takes.
  private mutating func takeHelper() -> Polarity? {
    guard let rest = known.helpers.behind(words), let next = rest.first else { return nil }
    if next.number == known.not, rest.dropFirst().first?.number == known.to { return .avoid }
    guard next.number == known.to else { return nil }
    inFront = known.polarity(of: words) ?? inFront
    words = rest.dropFirst()
    return nil
  }

  /// “A box must never …”
  private var isForbidden: Bool {
    guard !Opening.isCommand(words) else { return false }
    let subject = words.prefix { !$0.traits.contains(.relative) }
    return zip(subject, subject.dropFirst()).contains { first, second in
      first.traits.contains(.duty) && second.traits.contains(.negation)
        || second.traits.contains(.ban)
    }
  }
}
