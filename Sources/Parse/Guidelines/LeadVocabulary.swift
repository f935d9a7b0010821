import Bytes
import Model
import Vocabulary

/// The words that leads are read by, each with a number and its traits: a word is looked up once,
/// however many lists it may be in.
struct LeadVocabulary: Sendable {
  static let shared = LeadVocabulary()

  private let table: WordTable
  /// By number; none for the number 0, of all other words.
  private var traits: [LeadTraits]
  private var polarities: [Polarity?]
  private var pairs: [(words: [Int], polarity: Polarity)] = []

  private(set) var openings = LeadPhrases()
  private(set) var helpers = LeadPhrases()
  private(set) var doubled = LeadPhrases()
  private(set) var allowed = LeadPhrases()
  private(set) var duties = LeadPhrases()
  private(set) var suggestions = LeadPhrases()

  let always, auxiliary, not, to, you: Int

  private init() {
    let phrases = Self.phrases + [Self.verbs.map { $0.words.split(separator: " ") }]
    let words = Set(Self.lists.flatMap(\.words) + phrases.joined().joined().map(String.init))
    let table = WordTable(words.sorted())
    self.table = table
    traits = Array(repeating: [], count: words.count + 1)
    polarities = Array(repeating: nil, count: words.count + 1)
    (always, auxiliary) = (table["always"], table["do"])
    (not, to, you) = (table["not"], table["to"], table["you"])
    for (trait, words) in Self.lists { for word in words { add(trait, to: word) } }
    for word in words where LeadWords.isAdverb(word[...]) { add(.adverb, to: word) }
    openings = known(LeadWords.phrases)
    helpers = known(LeadWords.helpers)
    doubled = known(LeadWords.doubled)
    allowed = known(LeadWords.allowed)
    duties = known(LeadWords.duties)
    suggestions = known(LeadWords.suggestions)
    for (verb, polarity) in Self.verbs { add(verb.split(separator: " "), polarity) }
  }

  /// The word that a key is of. What ends in “ly” is an adverb, unless it is known not to be.
  func word(_ key: WordKey, endsInLy: Bool) -> LeadWord {
    let number = table[key]
    if number == 0 { return LeadWord(number: 0, traits: endsInLy ? .adverb : []) }
    return LeadWord(number: number, traits: traits[number])
  }

  /// What the verb asks for that words open with.
  func polarity(of words: ArraySlice<LeadWord>) -> Polarity? {
    guard let first = words.first else { return nil }
    if let polarity = polarities[first.number] { return polarity }
    guard first.traits.contains(.phrase), let second = words.dropFirst().first else { return nil }
    return pairs.first { $0.words == [first.number, second.number] }?.polarity
  }
}

extension LeadVocabulary {
  private mutating func add(_ trait: LeadTraits, to word: String) {
    traits[table[word]].insert(trait)
  }

  private mutating func add(_ verb: [Substring], _ polarity: Polarity) {
    let numbers = numbers(of: verb)
    if numbers.count == 1 {
      polarities[numbers[0]] = polarity
    } else {
      traits[numbers[0]].insert(.phrase)
      pairs.append((numbers, polarity))
    }
  }

  private mutating func known(_ phrases: [[Substring]]) -> LeadPhrases {
    let phrases = phrases.map(numbers)
    for phrase in phrases { traits[phrase[0]].insert(.phrase) }
    return LeadPhrases(phrases)
  }

  private func numbers(of phrase: [Substring]) -> [Int] { phrase.map { table[String($0)] } }
}

extension LeadVocabulary {
  private static let phrases = [
    LeadWords.phrases, LeadWords.helpers, LeadWords.doubled, LeadWords.allowed, LeadWords.duties,
    LeadWords.suggestions,
  ]

  /// With words of no trait: those that are looked for by themselves.
  private static let lists: [(trait: LeadTraits, words: Set<String>)] = [
    ([], LeadWords.adverbs.union(LeadWords.verbsLikeAdverbs).union(["always", "do", "you"])),
    (.opener, ClauseOpeners.all),
    (.joint, Set(LeadWords.joints.map(String.init))),
    (.request, Opening.verbs.union(Opening.verbsInClauses)),
    (.linking, ["are", "aren't", "has", "is", "isn't", "was", "were"]),
    (.relative, ["how", "if", "that", "what", "when", "where", "which", "who", "why"]),
    (.question, ["whether"]),
    (.judgment, Opening.judgments),
    (.duty, ["must", "should"]),
    (.negation, ["never", "not"]),
    (.ban, ["mustn't", "shouldn't"]),
  ]

  private static let verbs: [(words: String, polarity: Polarity)] = [
    ("avoid", .avoid), ("don't", .avoid), ("never", .avoid), ("refrain", .avoid),
    ("resist", .avoid), ("do not", .avoid), ("mustn't", .avoid), ("shouldn't", .avoid),
    ("can't", .avoid), ("cannot", .avoid), ("consider", .consider), ("prefer", .prefer),
    ("favor", .prefer), ("favour", .prefer), ("ensure", .ensure), ("make sure", .ensure),
    ("make certain", .ensure), ("be sure", .ensure), ("be certain", .ensure),
  ]
}
