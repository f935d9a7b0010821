import Bytes
import TestSupport
import Testing
import Vocabulary

@testable import Parse

/// Leads are cut as the plain way to say it has it.
@Suite struct LeadClausesTests {
  private static let plain = [
    "Don’t", "don't", "be sure", "not to", "Only", "gently", "ly", "apply", "reply-ly", "In boxes",
    "If", "full", "and", "lids", "are", "best", "you", "A1b", "(or", "more)", "—", "–", ",", ";",
    ":", ".", "-", "'", "’", "‘", "“", "…", "  ", "\n", "\r\n", "\u{2028}", "\u{200D}", "12",
  ]
  private static let others = [
    "\u{2BC}", "é", "É", "e\u{301}", " \u{345}", "l\u{345}y", "\u{212A}", "İ", "日本", "µ", "®",
    "\u{D4E}ly",
  ]

  private static func clauses(of lead: String) -> [ArraySlice<LeadWord>] {
    var plain = String.UnicodeScalarView()
    for letter in lead.unicodeScalars {
      switch letter {
      case "\u{2019}", "\u{02BC}": plain.append("'")
      case "'", "-", ",", ";", ":", "—", "–", "(", ")": plain.append(letter)
      default: plain.append(letter.properties.isAlphabetic ? letter : " ")
      }
    }
    return String(plain).lowercased().unicodeScalars.split { ",;:—–()".unicodeScalars.contains($0) }
      .map { clause in clause.split(separator: " ").map { word(String($0)) }[...] }
      .filter { !$0.isEmpty }
  }

  private static func word(_ word: String) -> LeadWord {
    let endsInLy = word.utf8.suffix(2).elementsEqual("ly".utf8)
    return LeadVocabulary.shared.word(WordKey(word), endsInLy: endsInLy)
  }

  @Test func asLetterByLetter() {
    var random = SeededRandom(73)
    for _ in 0..<20_000 {
      let lead = random.list(upTo: 12) { random in
        random.pick(random.chance(40) ? Self.others : Self.plain) + (random.chance(3) ? "" : " ")
      }.joined()
      #expect(LeadClauses(lead).clauses == Self.clauses(of: lead), "\(lead)")
    }
  }

  @Test func anyTextAtAll() {
    var random = SeededRandom(74)
    for _ in 0..<5_000 {
      let lead = random.text(pieces: 12)
      #expect(LeadClauses(lead).clauses == Self.clauses(of: lead), "\(lead)")
    }
  }

  @Test func lettersOfOtherScriptsAreCutToo() {
    #expect(LeadClauses("Größe: Use it").clauses.count == 2)
  }

  /// Longer words would be found in no lead.
  @Test func knownWordsAreShort() {
    let words = Verbs.all.union(Verbs.mostlyNouns).union(ClauseOpeners.all)
      .union(ClauseOpeners.adverbs).union(LeadWords.adverbs)
    #expect(words.allSatisfy { WordKey($0).isWhole })
  }
}
