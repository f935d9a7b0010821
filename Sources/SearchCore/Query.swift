/// What a reader typed, as words to look up.
public struct Query: Sendable, Equatable {
  /// What is typed beyond this is not looked at.
  public static let longest = 512
  public static let mostWords = 16

  struct Word: Sendable, Equatable {
    let word: [UInt8]
    let stem: [UInt8]
    /// Still being typed: it may be the beginning of a word.
    let isOpen: Bool
    /// Whole words weigh 256, pieces of identifiers less.
    let weight: UInt32
  }

  let words: [Word]

  public init(_ text: [UInt8]) {
    let text = Array(text.prefix(Self.longest))
    var words: [Word] = []
    var tokens = Tokenizer(text)
    while let token = tokens.next(), words.count < Self.mostWords {
      let stem = Stemmer.stem(token.word)
      let isOpen = token.end == text.count && !token.isPiece && token.word.count > 1
      if let same = words.firstIndex(where: { $0.stem == stem }) {
        guard isOpen else { continue }
        words.remove(at: same)
      }
      words.append(
        Word(word: token.word, stem: stem, isOpen: isOpen, weight: token.isPiece ? 96 : 256))
    }
    self.words = words
  }
}
