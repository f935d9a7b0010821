/// How likely a sentence that tells what to do opens a paragraph of its own. Guidelines are short,
/// stand some sentences apart, point back to nothing, and are explained by the sentence behind.
/// The weights are tenths of log odds, fitted to 4,100 such sentences of pages that kept their
/// paragraphs: of those taken for leads there, 88 of 100 were, and 89 of 100 leads were found.
enum LeadOdds {
  /// What follows the sentence.
  enum Next {
    case end
    case guideline(SpacedWord)
    case text(SpacedWord)
  }

  /// What stands in front of the sentence, and how many sentences are between.
  struct Gap {
    var isBehindLead = false
    var sentences = 0
  }

  /// `count` is how many words the sentence has, names as one.
  static func score(
    _ sentence: ArraySlice<SpacedWord>, count: Int, gap: Gap, next: Next
  ) -> Int {
    3 + length(count) + distance(gap) + follows(next) + opening(sentence) + content(sentence)
  }
}

extension LeadOdds {
  private static func length(_ count: Int) -> Int {
    switch count {
    case ...7: 18
    case ...12: 9
    case ...17: 2
    case ...23: -8
    default: -21
    }
  }

  private static func distance(_ gap: Gap) -> Int {
    switch (gap.isBehindLead, gap.sentences) {
    case (false, 0): 12
    case (false, 1): -2
    case (false, _): 5
    case (true, 0): -19
    case (true, 1): -6
    case (true, 2): 5
    case (true, 3): 7
    case (true, _): 1
    }
  }

  private static func follows(_ next: Next) -> Int {
    switch next {
    case .end: -32
    case .guideline(let word): -16 + opens(word)
    case .text(let word): opens(word)
    }
  }

  private static func opens(_ word: SpacedWord) -> Int {
    switch word.plain {
    case "for": -6
    case "if": 6
    case "you", "your": 2
    case "people", "when", "although", "because", "this", "it", "these", "a", "an", "the", "some",
      "in":
      10
    default: 0
    }
  }

  private static func opening(_ sentence: ArraySlice<SpacedWord>) -> Int {
    guard let word = sentence.first?.plain else { return 0 }
    var score = openers[word] ?? 0
    if Imperatives.verbs.contains(word) || word == "don't" || word == "be" { score += 10 }
    if Imperatives.clauseOpeners.contains(word) { score += 7 }
    if word.hasSuffix("ly") { score += 7 }
    return score
  }

  private static let openers = [
    "if": 3, "when": 3, "in": 9, "for": -3, "to": -5, "as": -2, "never": -11, "note": -9,
    "don't": -7, "use": -3, "avoid": -5, "remember": -4, "be": -4, "provide": 11, "let": 9,
    "choose": 7, "make": 4, "consider": 2,
  ]

  private static func content(_ sentence: ArraySlice<SpacedWord>) -> Int {
    let words = Set(sentence.map(\.plain))
    var score = 0
    for (word, weight) in inside where words.contains(word) { score += weight }
    if words.contains("guidance") || words.contains("developer") { score -= 11 }
    if words.contains("you") || words.contains("you're") { score -= 4 }
    if sentence.prefix(6).contains(where: { pointers.contains($0.plain) }) { score -= 7 }
    if sentence.dropFirst(6).contains(where: { pointers.contains($0.plain) }) { score -= 2 }
    for (mark, weight) in marks where sentence.contains(where: { $0.text.contains(mark) }) {
      score += weight
    }
    return score
  }

  private static let inside = ["see": -13, "so": -7, "also": -7, "because": -5, "like": -4]
  private static let marks: [(Character, Int)] = [(",", -9), (";", -5), ("“", -5), ("(", -3)]

  /// Words that point back.
  private static let pointers: Set = [
    "also", "both", "instead", "it", "its", "otherwise", "such", "that", "their", "them", "then",
    "these", "they", "this", "those", "too",
  ]
}
