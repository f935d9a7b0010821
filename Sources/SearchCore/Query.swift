/// What a reader typed, as words to look up.
public struct Query: Sendable, Equatable {
  /// What is typed beyond this is not looked at.
  public static let longest = 512
  public static let mostWords = 16

  public struct Word: Sendable, Equatable {
    public let word: [UInt8]
    public let stem: [UInt8]
    /// Still being typed: it may be the beginning of a word.
    let isOpen: Bool
    /// The stem of what it asks for in its question.
    var asksFor: [UInt8]?
    /// How many quotation marks are before it.
    let quotes: Int
    /// Whether it asks for a number: what is behind “many” does, and “long” behind “how”.
    var asksForNumber = false
    /// In quotation marks with the word before.
    var isJoined = false

    /// Some of its letters as a word.
    func part(_ start: Int, _ end: Int) -> Word {
      replaced(by: Array(word[start..<end]), isOpen: isOpen && end == word.count)
    }

    @inline(never) fileprivate func replaced(by word: [UInt8], isOpen: Bool) -> Word {
      Word(
        word: word, stem: Stemmer.stem(word), isOpen: isOpen, quotes: quotes,
        asksForNumber: asksForNumber)
    }
  }

  /// Without stop words, unless there is nothing else.
  public let words: [Word]

  init(words: [Word]) { self.words = words }

  /// Whether a word asks for a measure: “height”.
  var measures: Bool {
    var all: UInt16 = 0
    for word in words { all |= Meaning.of(word.word) }
    return all & Meaning.measure != 0
  }

  /// Whether a number is asked for: “how many”, “limit”.
  var asksForNumber: Bool {
    for word in words {
      if word.asksForNumber || WordText.place(of: word.word, in: "limit length fewest") != nil {
        return true
      }
    }
    return false
  }

  /// With the words that were meant.
  func corrected(by corrections: [Correction]) -> Query {
    var words = words
    for place in words.indices {
      for one in corrections where one.typed == words[place].word {
        words[place] = words[place].replaced(by: one.meant, isOpen: false)
      }
    }
    return Query(words: words)
  }

  public init(_ text: [UInt8]) {
    let text = KeyNames.spelled(Array(text.prefix(Self.longest)))
    var words: [Word] = []
    var tokens = Tokenizer(text)
    var asking = AskingWord()
    var quotes = 0
    var place = 0
    var last = 0..<0
    var isKey = false
    var isCounted = false
    while let token = tokens.next(), words.count < Self.mostWords {
      while place < token.start {
        if Self.isQuote(text, place) { quotes += 1 }
        place += 1
      }
      isKey = KeyNames.isLetter(text, token.start..<token.end, behind: last)
      last = token.start..<token.end
      let asksFor = asking.meaning(of: token.word)
      let stem = Stemmer.stem(token.word)
      // “How deep”, “how many tabs”; but “how to” and “how do I” go on with words that say little.
      let asksForNumber = isCounted && !StopWords.contains(stem)
      isCounted = WordText.place(of: stem, in: "how mani much") != nil
      let isOpen = token.end == text.count && !token.isPiece
      if let same = words.firstIndex(where: { $0.stem == stem }) {
        words[same].asksFor = words[same].asksFor ?? asksFor
        guard isOpen else { continue }
        words.remove(at: same)
      }
      words.append(
        Word(
          word: token.word, stem: stem, isOpen: isOpen, asksFor: asksFor, quotes: quotes,
          asksForNumber: asksForNumber))
    }
    var telling: [Word] = []
    for word in words where !StopWords.contains(word.stem) { telling.append(word) }
    if isKey, let key = words.last, StopWords.contains(key.stem) { telling.append(key) }
    if !telling.isEmpty { words = telling }
    for place in words.indices.dropFirst() where words[place].quotes & 1 == 1 {
      words[place].isJoined = words[place].quotes == words[place - 1].quotes
    }
    self.words = words
  }

  /// Straight, or one of “ ” „ ‟.
  private static func isQuote(_ text: [UInt8], _ place: Int) -> Bool {
    if text[place] == 0x22 { return true }
    return place > 1 && text[place] & 0xFC == 0x9C && text[place - 1] == 0x80
      && text[place - 2] == 0xE2
  }
}
