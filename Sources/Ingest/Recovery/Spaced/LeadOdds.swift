/// How likely a sentence that tells what to do opens a paragraph of its own. Guidelines are short,
/// are some sentences apart, speak of something else than the sentences before, point back to
/// nothing, and are explained by the sentence behind. The weights are tenths of log odds, fitted to
/// 3,166 such sentences of pages that kept their paragraphs: of those taken for leads, 87 of 100
/// were, and 91 of 100 leads were found.
struct LeadOdds {
  /// What is in front of the sentence, and how many sentences are between.
  struct Gap {
    var isBehindLead = false
    var sentences = 0
  }

  /// What follows the sentence.
  enum Next {
    case end
    case guideline
    case text
  }

  let sentence: ArraySlice<SpacedWord>
  /// How many words it has, names as one.
  let count: Int
  let gap: Gap
  let next: Next
  /// Some words before, and the two sentences behind.
  let before: ArraySlice<SpacedWord>
  let behind: ArraySlice<SpacedWord>
  let second: ArraySlice<SpacedWord>

  var score: Int { -16 + length + distance + follows + opening + content + subject }
}

extension LeadOdds {
  private var length: Int {
    switch count {
    case ...7: 14
    case ...12: 12
    case ...17: 3
    case ...23: -7
    default: -22
    }
  }

  private var distance: Int {
    switch (gap.isBehindLead, gap.sentences) {
    case (false, 0): 6
    case (false, 1): -2
    case (false, _): 5
    case (true, 0): -21
    case (true, 1): -4
    case (true, 2...3): 7
    case (true, _): 2
    }
  }

  private var follows: Int {
    guard let word = behind.first?.plain else { return -24 }
    var score = Self.followers[word] ?? 0
    switch next {
    case .end: score -= 24
    case .guideline: score += 6
    case .text: score += 18
    }
    if Self.pointing.contains(behind.prefix(2).map(\.plain)) { score -= 15 }
    switch behind.count {
    case ..<8: return score - 14
    case ..<16: return score
    default: return score + 7
    }
  }

  /// `For developer guidance, see …` explains nothing.
  private static let pointing: Set = [
    ["for", "developer"], ["for", "guidance"], ["to", "learn"],
  ]

  private static let followers = [
    "a": -3, "although": 4, "an": 2, "as": 9, "because": 11, "by": 5, "don't": 9, "it": 4,
    "people": 16, "some": 6, "the": 2, "these": -2, "this": 6, "when": 7, "you": -3, "your": 3,
  ]

  private var opening: Int {
    guard let word = sentence.first?.plain else { return 0 }
    return (Self.openers[word] ?? 0) + (word.hasSuffix("ly") ? 8 : 0)
  }

  private static let openers = [
    "also": -11, "always": -3, "as": -7, "be": 4, "choose": 10, "consider": 8, "for": -4,
    "help": 9, "if": 4, "in": 6, "instead": -11, "keep": 4, "let": 11, "maintain": 7, "make": 10,
    "move": -9, "never": -5, "note": -7, "offer": 8, "prefer": 6, "provide": 12, "remember": -5,
    "show": -3, "to": -7, "use": 2, "when": 6,
  ]

  private var content: Int {
    let words = Set(sentence.dropFirst().map(\.plain))
    var score = 0
    for (word, weight) in Self.inside where words.contains(word) { score += weight }
    if sentence.prefix(6).contains(where: { Self.pointers.contains($0.plain) }) { score -= 4 }
    if sentence.dropFirst(6).contains(where: { Self.pointers.contains($0.plain) }) { score -= 2 }
    for (mark, weight) in Self.marks where sentence.contains(where: { $0.text.contains(mark) }) {
      score += weight
    }
    return score - (sentence.last?.announces == true ? 12 : 0)
  }

  private static let inside = [
    "also": -3, "and": -6, "be": -5, "because": -5, "button": 5, "prefer": 5, "see": -9, "so": -5,
    "sure": -6, "this": -16, "when": 9, "you": -4,
  ]
  private static let marks: [(Character, Int)] = [(",", -8), (";", -5), ("“", -8), ("(", -16)]

  /// Words that point back.
  private static let pointers: Set = [
    "also", "both", "instead", "it", "its", "otherwise", "such", "that", "their", "them", "then",
    "these", "they", "this", "those", "too",
  ]
}

extension LeadOdds {
  /// A guideline turns to another subject, and the sentences behind stay with it.
  private var subject: Int {
    let own = Self.subjects(sentence)
    let (back, on, far) = (
      own.intersection(Self.subjects(before)).count, own.intersection(Self.subjects(behind)).count,
      own.intersection(Self.subjects(second)).count
    )
    return [8, 6, -1, -2, -10][min(back, 4)] + [-7, -2, 2, 7][min(on, 3)]
      + [-5, 0, 5][min(far, 2)]
  }

  /// The words that say what a text is about, without their endings.
  private static func subjects(_ words: ArraySlice<SpacedWord>) -> Set<Substring> {
    Set(words.map(\.plain).filter { $0.count > 3 && !common.contains($0) }.map(stem))
  }

  private static func stem(_ word: String) -> Substring {
    let ending = endings.first { word.hasSuffix($0) && word.count > $0.count + 2 } ?? ""
    return word.dropLast(ending.count)
  }

  private static let endings = ["ing", "ed", "es", "s", "ly"]

  private static let common: Set = [
    "also", "apps", "can", "does", "don't", "from", "have", "into", "like", "make", "more", "other",
    "people", "such", "sure", "than", "that", "them", "these", "they", "this", "using", "want",
    "what", "when", "with", "your",
  ]
}
