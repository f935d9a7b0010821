import Model

extension Polarity {
  /// By the first word of a lead, and a second one only where the first asks for it.
  init(opening lead: String) {
    let words = lead.lowercased().replacing("\u{2019}", with: "'").split {
      !$0.isLetter && $0 != "'"
    }
    let first = words.first.map(String.init) ?? ""
    let second = words.dropFirst().first.map(String.init) ?? ""
    self = Self.words[first] ?? Self.words["\(first) \(second)"] ?? .advise
  }

  private static let words: [String: Polarity] = [
    "avoid": .avoid, "don't": .avoid, "never": .avoid, "refrain": .avoid, "do not": .avoid,
    "consider": .consider,
    "prefer": .prefer, "favor": .prefer, "favour": .prefer,
    "ensure": .ensure, "always": .ensure, "make sure": .ensure, "be sure": .ensure,
  ]
}
