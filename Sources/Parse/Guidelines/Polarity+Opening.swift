import Model

extension Polarity {
  /// By the first word of a lead, and a second one only where the first asks for it.
  init(opening lead: String) {
    let words = Self.opening(of: lead)
    let first = words.first.map { String($0) } ?? ""
    let second = words.dropFirst().first.map { String($0) } ?? ""
    self = Self.words[first] ?? Self.words["\(first) \(second)"] ?? .advise
  }

  /// The first two words in lower case, apostrophes straightened.
  private static func opening(of lead: String) -> [Substring] {
    var opening = ""
    var words = 0
    for scalar in lead.unicodeScalars {
      let isApostrophe = scalar == "'" || scalar == "\u{2019}"
      if isApostrophe || scalar.properties.isAlphabetic {
        if opening.isEmpty || opening.utf8.last == UInt8(ascii: " ") { words += 1 }
        opening.unicodeScalars.append(isApostrophe ? "'" : scalar)
      } else if !opening.isEmpty, opening.utf8.last != UInt8(ascii: " ") {
        if words == 2 { break }
        opening += " "
      }
    }
    return opening.lowercased().split(separator: " ")
  }

  private static let words: [String: Polarity] = [
    "avoid": .avoid, "don't": .avoid, "never": .avoid, "refrain": .avoid, "do not": .avoid,
    "consider": .consider,
    "prefer": .prefer, "favor": .prefer, "favour": .prefer,
    "ensure": .ensure, "always": .ensure, "make sure": .ensure, "be sure": .ensure,
  ]
}
