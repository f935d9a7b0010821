/// How likely a sentence that tells what to do opens a paragraph of its own. Guidelines are short,
/// are some sentences apart, speak of something else than the sentences before, point back to
/// nothing, and are explained by the sentence behind. The weights are tenths of log odds, fitted to
/// some 3,200 such sentences of pages that kept their paragraphs, all of a stretch at once, as
/// `LeadPath` decides: of those taken for leads on pages left out of the fit, 88 of 100 were, and
/// 90 of 100 leads were found. A few are from what that fit got wrong on twenty pages and more.
struct LeadOdds {
  /// What follows the sentence, and what that adds.
  enum Next: Int {
    case end = -31
    case guideline = 18
    case text = 23
  }

  let sentence: ArraySlice<SpacedWord>
  /// How many words it has, names as one.
  let count: Int
  let next: Next
  /// Some words before, and the two sentences behind.
  let before: ArraySlice<SpacedWord>
  let behind: ArraySlice<SpacedWord>
  let second: ArraySlice<SpacedWord>

  /// By the sentence and what is around it, whatever is a guideline in front of it.
  var score: Int { -27 + length + follows + opening + content + subject }

  /// What the sentences since a heading (none, one, more), and since a lead (none to four), add.
  static let distances = [2, -12, -10, -30, 4, 15, 14, 7]
  /// The gaps with no sentence, as places among the distances.
  static let (behindHeading, behindLead) = (0, 3)

  /// The gap with one sentence more.
  static func wider(_ gap: Int) -> Int {
    gap == behindLead - 1 || gap == distances.count - 1 ? gap : gap + 1
  }
}

extension LeadOdds {
  private var length: Int {
    switch count {
    case ...7: 14
    case ...12: 13
    case ...17: 4
    case ...23: -6
    default: -25
    }
  }

  private var follows: Int {
    guard let word = behind.first?.plain else { return -10 }
    var score = next.rawValue + Self.followers[word, default: 0]
    if Self.pointing.contains(behind.prefix(2).map(\.plain)) { score -= 22 }
    if word == sentence.first?.plain { score -= 10 }
    if max(sentence.count, behind.count) < 5 { score -= 30 }
    switch behind.count {
    case ..<8: return score - 15
    case ..<12: return score - 5
    case ..<16: return score
    case ..<21: return score + 4
    default: return score + 7
    }
  }

  /// `For developer guidance, see …` explains nothing.
  private static let pointing: Set = [
    ["for", "developer"], ["for", "guidance"], ["to", "learn"],
  ]

  private static let followers = [
    "a": -1, "although": 11, "an": 5, "as": 19, "because": 24, "by": 10, "don't": 12, "it": 10,
    "people": 24, "some": 15, "the": 3, "this": 15, "when": 7, "you": -3, "your": 9,
  ]

  private var opening: Int {
    guard let word = sentence.first?.plain else { return 0 }
    var score = (Self.openers[word] ?? 0) + (word.hasSuffix("ly") ? 9 : 0)
    if sentence.dropFirst().first.map({ ["a", "an"].contains($0.plain) }) == true { score += 5 }
    return closes ? score + 12 : score
  }

  /// Whether the sentence before points elsewhere, as the last one of a paragraph does.
  private var closes: Bool {
    let last = before.dropLast().lastIndex(where: \.isEnded).map { before[($0 + 1)...] } ?? before
    return Self.pointing.contains(last.prefix(2).map(\.plain))
  }

  private static let openers = [
    "also": -31, "always": -6, "as": -6, "be": 6, "choose": 13, "consider": 12, "design": 8,
    "for": -3, "help": 13, "if": 4, "in": 7, "instead": -27, "keep": 6, "let": 17, "maintain": 24,
    "make": 16, "move": -21, "never": -7, "note": -21, "offer": 16, "prefer": 8, "provide": 17,
    "show": -4, "to": -14, "use": 3, "when": 8,
  ]

  private var content: Int {
    let words = Set(sentence.dropFirst().map(\.plain))
    var score = 0
    for (word, weight) in Self.inside where words.contains(word) { score += weight }
    if sentence.prefix(6).contains(where: { Self.pointers.contains($0.plain) }) { score -= 3 }
    if sentence.dropFirst(6).contains(where: { Self.pointers.contains($0.plain) }) { score -= 1 }
    for (mark, weight) in Self.marks where sentence.contains(where: { $0.text.contains(mark) }) {
      score += weight
    }
    return score - (sentence.last?.announces == true ? 30 : 0)
  }

  private static let inside = [
    "also": -4, "and": -8, "be": -11, "because": -14, "button": 9, "following": -16, "not": 8,
    "prefer": 12, "see": -17, "so": -11, "sure": -10, "these": -10, "this": -38, "when": 10,
    "you": -2,
  ]
  private static let marks: [(Character, Int)] = [(",", -8), (";", -11), ("“", -21), ("(", -22)]

  /// Words that point back.
  private static let pointers: Set = [
    "also", "both", "instead", "it", "its", "otherwise", "such", "that", "their", "them", "then",
    "these", "they", "this", "those", "too",
  ]

  /// A guideline turns to another subject, and the sentences behind stay with it.
  private var subject: Int {
    let own = Self.subjects(sentence)
    let (back, on, far) = (
      own.intersection(Self.subjects(before)).count, own.intersection(Self.subjects(behind)).count,
      own.intersection(Self.subjects(second)).count
    )
    return [8, 5, -1, -1, -11][min(back, 4)] + [-7, -2, 2, 8][min(on, 3)]
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
