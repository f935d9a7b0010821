import Vocabulary

/// A lead cut at its commas, colons and dashes, as words in lower case with straight apostrophes.
struct LeadClauses {
  private let clauses: [[Substring]]

  init(_ lead: String) {
    clauses = Self.plain(lead).split { Self.marks.contains($0) }
      .map { $0.split(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// The words from the main clause on, without adverbs. Nil if there is only one like “if …”.
  var main: [Substring]? {
    guard let first = clauses.first else { return nil }
    let opening = LeadWords.behind(LeadWords.phrases, first[...]) ?? first[...]
    let words = Self.withoutAdverbs(opening)
    if let word = words.first, !ClauseOpeners.all.contains(String(word)) { return words }
    return behindOpening
  }

  /// The first clause behind an opening one that is a request, or else the last. Others continue a
  /// list, as in “In boxes, lids, and trays, …”.
  private var behindOpening: [Substring]? {
    for clause in clauses.dropFirst() where !LeadWords.joints.contains(clause[0]) {
      let words = Self.withoutAdverbs(clause[...])
      if Opening.isCommand(words) { return words }
    }
    let last = clauses.dropFirst().last { !LeadWords.joints.contains($0[0]) }
    return last.map { Self.withoutAdverbs($0[...]) }
  }

  private static func withoutAdverbs(_ words: ArraySlice<Substring>) -> [Substring] {
    words.filter { !LeadWords.isAdverb($0) }
  }

  private static let marks: Set<Character> = [",", ";", ":", "—", "–", "(", ")"]

  private static func plain(_ lead: String) -> String {
    var plain = ""
    for scalar in lead.unicodeScalars {
      switch scalar {
      case "\u{2019}", "\u{02BC}", "'": plain += "'"
      case "-", ",", ";", ":", "—", "–", "(", ")": plain.unicodeScalars.append(scalar)
      default: plain.unicodeScalars.append(scalar.properties.isAlphabetic ? scalar : " ")
      }
    }
    return plain.lowercased()
  }
}
