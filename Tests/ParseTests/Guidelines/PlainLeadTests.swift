import Bytes
import TestSupport
import Testing
import Vocabulary

@testable import Parse

/// Leads in ASCII are cut as all others are.
@Suite struct PlainLeadTests {
  private static let plain = [
    "Don’t", "don't", "be sure", "not to", "Only", "gently", "ly", "apply", "reply-ly", "In boxes",
    "If", "full", "and", "lids", "are", "best", "you", "A1b", "(or", "more)", "—", "–", ",", ";",
    ":", ".", "-", "'", "’", "‘", "“", "…", "  ", "\n", "\r\n", "\u{2028}", "\u{200D}", "12",
  ]
  private static let others = [
    "\u{2BC}", "é", "É", "e\u{301}", " \u{345}", "l\u{345}y", "\u{212A}", "İ", "日本", "µ", "®",
    "\u{D4E}ly",
  ]

  @Test func asLetterByLetter() {
    var random = SeededRandom(73)
    var plain = 0
    for _ in 0..<20_000 {
      let lead = random.list(upTo: 12) { random in
        random.pick(random.chance(40) ? Self.others : Self.plain) + (random.chance(3) ? "" : " ")
      }.joined()
      guard let clauses = PlainLead.clauses(of: lead) else { continue }
      plain += 1
      #expect(clauses == LeadClauses.clauses(ofAny: lead), "\(lead)")
    }
    #expect(plain > 10_000)
  }

  @Test func anyTextAtAll() {
    var random = SeededRandom(74)
    for _ in 0..<5_000 {
      let lead = random.text(pieces: 12)
      guard let clauses = PlainLead.clauses(of: lead) else { continue }
      #expect(clauses == LeadClauses.clauses(ofAny: lead), "\(lead)")
    }
  }

  @Test func lettersOfOtherScriptsAreNotPlain() {
    #expect(PlainLead.clauses(of: "Größe") == nil)
    #expect(LeadClauses("Größe: Use it").clauses.count == 2)
  }

  /// Longer words would be found in no lead.
  @Test func knownWordsAreShort() {
    let words = Verbs.all.union(Verbs.mostlyNouns).union(ClauseOpeners.all)
      .union(ClauseOpeners.adverbs).union(LeadWords.adverbs)
    #expect(words.allSatisfy { WordKey($0).isWhole })
  }
}
