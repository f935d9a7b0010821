import Bytes
import Vocabulary

/// A lead cut at its commas, colons and dashes, as words in lower case with straight apostrophes.
struct LeadClauses: Equatable {
  /// None of them is empty.
  private(set) var clauses: [ArraySlice<LeadWord>]

  init(_ lead: String) { clauses = PlainLead.clauses(of: lead) ?? Self.clauses(ofAny: lead) }

  /// The words from the main clause on, without adverbs. Nil if there is only one like “if …”.
  var main: [LeadWord]? {
    guard let first = clauses.first else { return nil }
    let opening = LeadVocabulary.shared.openings.behind(first) ?? first
    let words = Self.withoutAdverbs(opening)
    if let word = words.first, !word.traits.contains(.opener) { return words }
    return behindOpening
  }

  /// The first clause behind an opening one that is a request, or else the last. Others continue a
  /// list, as in “In boxes, lids, and trays, …”.
  private var behindOpening: [LeadWord]? {
    for clause in clauses.dropFirst() where !Self.isJoined(clause) {
      let words = Self.withoutAdverbs(clause)
      if Opening.isCommand(words[...]) { return words }
    }
    return clauses.dropFirst().last { !Self.isJoined($0) }.map(Self.withoutAdverbs)
  }

  private static func isJoined(_ clause: ArraySlice<LeadWord>) -> Bool {
    clause.first?.traits.contains(.joint) ?? false
  }

  private static func withoutAdverbs(_ words: ArraySlice<LeadWord>) -> [LeadWord] {
    words.filter { !$0.traits.contains(.adverb) }
  }
}

extension LeadClauses {
  /// Of leads in any script, letter by letter.
  static func clauses(ofAny lead: String) -> [ArraySlice<LeadWord>] {
    plain(lead).split { marks.contains($0) }
      .map { clause in clause.split(separator: " ").map(word)[...] }
      .filter { !$0.isEmpty }
  }

  private static func word(_ word: Substring) -> LeadWord {
    LeadVocabulary.shared.word(WordKey(String(word)), endsInLy: word.hasSuffix("ly"))
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
