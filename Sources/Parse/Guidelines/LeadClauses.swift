import Bytes
import Vocabulary

/// A lead cut at its commas, colons and dashes, as words in lower case with straight apostrophes.
struct LeadClauses: Equatable {
  /// None of them is empty.
  let clauses: [ArraySlice<LeadWord>]

  init(_ lead: String) { clauses = LeadCut(lead).clauses }

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

/// Cuts a lead letter by letter, without making a `String` of any of its words.
private struct LeadCut {
  private var words: [LeadWord] = []
  /// Where the clauses end among the words.
  private var ends: [Int] = []
  private var key = WordKey()
  private var before: UInt8 = 0
  private var last: UInt8 = 0

  init(_ lead: String) {
    for letter in lead.unicodeScalars { take(letter) }
    endClause()
  }

  var clauses: [ArraySlice<LeadWord>] { zip([0] + ends, ends).map { words[$0..<$1] } }

  private mutating func take(_ letter: Unicode.Scalar) {
    switch letter {
    case "'", "\u{2019}", "\u{02BC}": add(UInt8(ascii: "'"))
    case "-": add(UInt8(ascii: "-"))
    case ",", ";", ":", "—", "–", "(", ")": endClause()
    case "a"..."z", "A"..."Z": add(UInt8(ascii: letter) | 0x20)
    case _ where !letter.isASCII && letter.properties.isAlphabetic:
      for byte in letter.properties.lowercaseMapping.utf8 { add(byte) }
    default: endWord()
    }
  }

  private mutating func add(_ byte: UInt8) {
    key.append(byte)
    (before, last) = (last, byte)
  }

  private mutating func endWord() {
    guard key.count > 0 else { return }
    let endsInLy = key.count > 1 && before == UInt8(ascii: "l") && last == UInt8(ascii: "y")
    words.append(LeadVocabulary.shared.word(key, endsInLy: endsInLy))
    key = WordKey()
  }

  private mutating func endClause() {
    endWord()
    if words.count > ends.last ?? 0 { ends.append(words.count) }
  }
}
