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
  }

  /// Without stop words, unless there is nothing else.
  public let words: [Word]

  public init(_ text: [UInt8]) {
    let text = Array(text.prefix(Self.longest))
    var words: [Word] = []
    var tokens = Tokenizer(text)
    while let token = tokens.next(), words.count < Self.mostWords {
      let stem = Stemmer.stem(token.word)
      let isOpen = token.end == text.count && !token.isPiece
      if let same = words.firstIndex(where: { $0.stem == stem }) {
        guard isOpen else { continue }
        words.remove(at: same)
      }
      words.append(Word(word: token.word, stem: stem, isOpen: isOpen))
    }
    let telling = words.filter { !StopWords.contains($0.stem) }
    self.words = telling.isEmpty ? words : telling
  }
}
