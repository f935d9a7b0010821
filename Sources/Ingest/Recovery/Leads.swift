import Bytes
import Vocabulary

/// Guidelines: paragraphs whose first sentence tells people what to do. Apple sets it bold; where
/// the bold was lost, the sentence's own form shows.
enum Leads {
  /// The paragraph with its lead in bold, or nil if it opens with none. `section` is the chapter
  /// it is in: before the first one there are names that are explained, and no guidelines.
  static func marked(
    _ paragraph: ArraySlice<UInt8>, section: String, lexicon: Lexicon
  ) -> [UInt8]? {
    guard let (lead, rest) = lead(of: paragraph, section: section, lexicon: lexicon) else {
      return nil
    }
    return Array("**".utf8) + lead + Array("**".utf8) + rest
  }

  /// The first sentence, and the rest with the blank in front of it.
  static func split(
    _ paragraph: ArraySlice<UInt8>
  ) -> (lead: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    SentenceEnds.firstEnd(paragraph).map { (paragraph[..<$0], paragraph[$0...]) }
  }

  /// The guideline that a paragraph opens with, if it goes on to explain it.
  static func lead(
    of paragraph: ArraySlice<UInt8>, section: String, lexicon: Lexicon
  ) -> (lead: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    guard !closing.contains(section), let (lead, rest) = split(paragraph) else { return nil }
    let sentence = LeadSentence(lead, lexicon)
    return (section.isEmpty ? sentence.isName : sentence.isGuideline) ? (lead, rest) : nil
  }

  /// Whether a sentence tells people what to do.
  static func isGuideline(_ sentence: ArraySlice<UInt8>, lexicon: Lexicon) -> Bool {
    LeadSentence(sentence, lexicon).isGuideline
  }

  private static let closing = [SectionNames.resources, SectionNames.changeLog]
}

/// A first sentence as words.
private struct LeadSentence {
  let words: [Substring]
  let lexicon: Lexicon

  init(_ sentence: ArraySlice<UInt8>, _ lexicon: Lexicon) {
    words = String(decoding: sentence, as: UTF8.self).split(separator: " ")
    self.lexicon = lexicon
  }

  var isGuideline: Bool {
    guard let first = words.first else { return false }
    if isLabel { return true }
    if words.count > 1, Self.linking.contains(plain(words[1])) { return false }
    if opensImperative(at: 0) { return !lexicon.neverLeads(String(first)) }
    let opener = plain(first)
    if first.hasSuffix(","), opensImperative(at: 1) { return true }
    return ClauseOpeners.common.contains(opener) && !pointsElsewhere(opener)
      && mainClauseIsImperative
  }

  /// Behind the clause in front and its comma is the verb, and no subject.
  private var mainClauseIsImperative: Bool {
    for place in words.indices.dropFirst() where words[place - 1].hasSuffix(",") {
      if !words[place].hasSuffix(","), opensImperative(at: place) { return true }
      if Self.subjects.contains(plain(words[place])) { return false }
    }
    return false
  }

  /// What is in front of them is a subject, though other pages open leads with that word.
  private static let linking: Set<String> = ["are", "has", "is", "was", "were"]
  private static let subjects: Set<String> = ["people", "you", "they", "it", "there"]
  private static let opensStatement = subjects.union(["a", "an", "the", "these", "those", "we"])

  /// A label that is no command. One word says nothing of what to do: `Display.`
  var isName: Bool { isLabel && (words.count == 1 || !opensImperative(at: 0)) }

  /// `Ergonomics.`: a name that the rest of the paragraph explains.
  var isLabel: Bool {
    words.count < 4 && words.last?.hasSuffix(".") == true
      && !Self.opensStatement.contains(plain(words[0]))
      && !words.contains { ["is", "are", "it", "this"].contains(plain($0)) }
  }

  /// `For example, …`, `To learn more, …`, `As shown below, …`: no guidelines.
  private func pointsElsewhere(_ opener: String) -> Bool {
    guard words.count > 1 else { return true }
    return Self.pointers[opener]?.contains(plain(words[1])) ?? false
  }

  private static let pointers: [String: Set<String>] = [
    "for": [
      "additional", "design", "detailed", "developer", "example", "guidance", "instance", "more",
      "related", "specifications",
    ],
    "to": ["ensure", "help", "learn", "see", "view"],
    "as": ["an", "described", "shown"],
    "in": ["addition", "contrast", "particular", "that", "these", "this"],
  ]

  /// A verb, or adverbs and a verb: `Avoid`, `Clearly and briefly state`.
  private func opensImperative(at start: Int) -> Bool {
    var place = start
    while place < min(words.count, start + 4) {
      let word = plain(words[place])
      if isVerb(word, words[place]) { return true }
      let isAdverb =
        word.hasSuffix("ly") || ClauseOpeners.adverbs.contains(word)
        || (place > start && word == "and")
      guard isAdverb else { return false }
      place += 1
    }
    return false
  }

  private func isVerb(_ word: String, _ asWritten: Substring) -> Bool {
    word == "don't" || word == "be" || Verbs.all.contains(word)
      || !ClauseOpeners.common.contains(word) && lexicon.mostlyLeads(String(asWritten))
  }

  /// Small letters, straight apostrophes, no punctuation around.
  private func plain(_ word: Substring) -> String {
    var bytes = word.utf8.map(ByteClass.lowered)
    if let curly = bytes.indices.first(where: { bytes[$0...].starts(with: [0xE2, 0x80, 0x99]) }) {
      bytes.replaceSubrange(curly..<(curly + 3), with: [UInt8(ascii: "'")])
    }
    let kept = bytes.drop { !ByteClass.isLetter($0) }
    return String(
      decoding: kept.prefix { ByteClass.isLetter($0) || "'-".utf8.contains($0) }, as: UTF8.self)
  }
}

extension Lexicon {
  /// Whether pages of the run that kept their bold open leads with a word, and little else.
  func mostlyLeads(_ opener: String) -> Bool {
    guard let count = openers[opener] else { return false }
    return count.leads > 1 && count.leads > 3 * count.others
  }

  /// Whether they open paragraphs with it often, but never a lead.
  func neverLeads(_ opener: String) -> Bool {
    guard let count = openers[opener] else { return false }
    return count.leads == 0 && count.others > 3
  }
}
