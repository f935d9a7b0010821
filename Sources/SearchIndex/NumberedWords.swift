import SearchCore

/// Cuts texts into words as `Tokenizer` does, each the number of its stem. Only what was never met
/// before is taken apart: most of a text are runs of letters that were.
struct NumberedWords: Sendable {
  struct Word: Sendable {
    fileprivate let raw: UInt32

    fileprivate init(raw: UInt32) { self.raw = raw }

    init(stem: Int, isPiece: Bool) { raw = UInt32(stem) << 1 | (isPiece ? 1 : 0) }

    /// A number in `words`.
    var stem: Int { Int(raw >> 1) }
    var isPiece: Bool { raw & 1 == 1 }
  }

  /// What is longer is hardly met again.
  private static let longestRun = 64
  private static let none = UInt32.max

  /// All words that were met, and their stems.
  private(set) var words = WordNumbers()
  /// By word, the number of its stem; `none` for a stem that is itself in no text.
  private var stems: [UInt32] = []
  /// By word, whether it is a stop word.
  private var stops: [Bool] = []
  /// Whatever is between blanks and other signs that are in no word.
  private var runs = WordNumbers()
  /// By run, its only word, or else with `isList` where its words are in `lists`.
  private var meanings: [UInt32] = []
  private var lists: [[Word]] = []

  private static let isList: UInt32 = 1 << 31

  /// The stem of a word that was met; nil for one that was not.
  func stem(of word: Int) -> Int? { stems[word] == Self.none ? nil : Int(stems[word]) }

  /// Whether a stem says little about what somebody looks for.
  func isStop(_ stem: Int) -> Bool { stops[stem] }

  func number(of stem: [UInt8]) -> Int? { words.known(stem) }

  /// Adds the words of a text to others.
  mutating func append(_ text: String, to found: inout [Word]) {
    let utf8 = text.utf8Span
    let bytes = utf8.span
    var place = 0
    while let run = RunOfLetters.next(in: bytes, from: place) {
      append(run, in: bytes, to: &found)
      place = run.upperBound
    }
  }

  /// Forgets the runs once all texts are cut.
  mutating func finish() {
    runs = WordNumbers()
    (meanings, lists) = ([], [])
  }
}

extension NumberedWords {
  private mutating func append(
    _ run: Range<Int>, in text: Span<UInt8>, to found: inout [Word]
  ) {
    guard run.count <= Self.longestRun else {
      found += cut(run, in: text)
      return
    }
    let number = runs.number(of: run, in: text)
    if number == meanings.count { meanings.append(meaning(of: cut(run, in: text))) }
    let meaning = meanings[number]
    if meaning < Self.isList {
      found.append(Word(raw: meaning))
    } else {
      found += lists[Int(meaning - Self.isList)]
    }
  }

  private mutating func meaning(of words: [Word]) -> UInt32 {
    if words.count == 1, words[0].raw < Self.isList { return words[0].raw }
    lists.append(words)
    return Self.isList + UInt32(lists.count - 1)
  }

  private mutating func cut(_ run: Range<Int>, in text: Span<UInt8>) -> [Word] {
    var tokens = Tokenizer(run.map { text[$0] })
    var words: [Word] = []
    while let token = tokens.next() {
      words.append(Word(stem: stem(of: token.word), isPiece: token.isPiece))
    }
    return words
  }

  private mutating func stem(of word: [UInt8]) -> Int {
    let number = number(word)
    if stems[number] == Self.none {
      let stem = Stemmer.stem(word)
      stems[number] = UInt32(stem == word ? number : self.number(stem))
    }
    return Int(stems[number])
  }

  private mutating func number(_ word: [UInt8]) -> Int {
    let number = words.number(of: word)
    if number == stems.count {
      stems.append(Self.none)
      stops.append(StopWords.contains(word))
    }
    return number
  }
}

/// Finds what `Tokenizer` may be given by itself. No word goes over a sign of ASCII but the
/// apostrophe and the dot, which are inside a word or in none.
enum RunOfLetters {
  /// The first run from a place on, without dots and apostrophes around it.
  static func next(in text: Span<UInt8>, from start: Int) -> Range<Int>? {
    var first = start
    while first < text.count, kind(of: text[first]) != .letter { first += 1 }
    guard first < text.count else { return nil }
    var (place, end) = (first + 1, first + 1)
    while place < text.count {
      // Nearly all are letters of ASCII.
      let isLetter = (text[place] | 0x20) &- UInt8(ascii: "a") < 26
      let kind = isLetter ? .letter : kind(of: text[place])
      if kind == .separator { break }
      place += 1
      if kind == .letter { end = place }
    }
    return first..<end
  }

  private enum Kind { case letter, mark, separator }

  /// Everything beyond ASCII may be a letter.
  @inline(__always) private static func kind(of byte: UInt8) -> Kind {
    guard byte < 0x80 else { return .letter }
    let (letters, marks) = byte < 0x40 ? (digits, innerMarks) : (letters, 0)
    let bit: UInt64 = 1 << UInt64(byte & 0x3F)
    return letters & bit != 0 ? .letter : marks & bit != 0 ? .mark : .separator
  }

  /// A bit for each byte below 0x40: `0`–`9`.
  private static let digits: UInt64 = 0x03FF_0000_0000_0000
  /// `'` and `.`.
  private static let innerMarks: UInt64 = 1 << 0x27 | 1 << 0x2E
  /// For each from 0x40 on: `A`–`Z`, `a`–`z`.
  private static let letters: UInt64 = 0x07FF_FFFE_07FF_FFFE
}
