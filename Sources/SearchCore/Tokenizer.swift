import Bytes

/// A word as a search sees it, and where it is in its text.
public struct Token: Sendable, Equatable {
  /// Folded: small letters without accents. Not stemmed.
  public let word: [UInt8]
  /// The bytes of the text that it was made from.
  public let start: Int
  public let end: Int
  /// Whether it is a piece of the word before it, as "Flow" is of "FlowLayout".
  public internal(set) var isPiece = false
}

/// Cuts text into words, in order: letters and digits, folded. An identifier comes whole and then
/// in its pieces; scripts without blanks come as pairs of characters.
public struct Tokenizer {
  /// Words are cut off here: no word is longer, and a page may hold a megabyte without a blank.
  public static let longestWord = 64

  private let text: [UInt8]
  private var place = 0
  /// Tokens found and not yet handed out, the next one last.
  private var waiting: [Token] = []

  public init(_ text: [UInt8]) { self.text = text }

  public mutating func next() -> Token? {
    while waiting.isEmpty {
      guard place < text.count else { return nil }
      let (scalar, length) = UTF8Decoding.scalar(in: text, at: place)
      switch Letter.of(scalar) {
      case .letter, .digit: readWord()
      case .ideograph: readIdeographs()
      case .ignored, .separator: place += length
      }
    }
    return waiting.popLast()
  }
}

extension Tokenizer {
  private mutating func readWord() {
    let start = place
    var word: [UInt8] = []
    scan: while place < text.count {
      let (scalar, length) = UTF8Decoding.scalar(in: text, at: place)
      switch Letter.of(scalar) {
      case .letter, .digit: append(scalar, to: &word)
      case .ignored: break
      case .separator:
        guard let inner = innerMark(scalar, after: start, length) else { break scan }
        append(inner, to: &word)
      case .ideograph: break scan
      }
      place += length
    }
    let pieces = Pieces.of(text, start, place)
    for piece in pieces.reversed() { waiting.append(piece) }
    waiting.append(Token(word: word, start: start, end: place))
  }

  private func append(_ scalar: UInt32, to word: inout [UInt8]) {
    if word.count < Self.longestWord { Folding.append(scalar, to: &word) }
  }

  /// The apostrophe in "don't" and the dot in "17.5" belong to the word.
  private func innerMark(_ scalar: UInt32, after start: Int, _ length: Int) -> UInt32? {
    guard place > start, place + length < text.count else { return nil }
    let before = text[place - 1]
    let after = text[place + length]
    switch scalar {
    case 0x27, 0x2019:
      return ByteClass.isLetter(before) && ByteClass.isLetter(after) ? 0x27 : nil
    case 0x2E:
      return ByteClass.isDigit(before) && ByteClass.isDigit(after) ? 0x2E : nil
    default:
      return nil
    }
  }

  private mutating func readIdeographs() {
    var found: [Token] = []
    var last: (scalar: UInt32, start: Int)?
    let start = place
    while place < text.count {
      let (scalar, length) = UTF8Decoding.scalar(in: text, at: place)
      guard Letter.of(scalar) == .ideograph, found.count < Self.longestWord else { break }
      if let last {
        found.append(token(last.scalar, scalar, start: last.start, end: place + length))
      }
      last = (scalar, place)
      place += length
    }
    if found.isEmpty, let last { found.append(token(last.scalar, nil, start: start, end: place)) }
    for token in found.reversed() { waiting.append(token) }
  }

  private func token(_ first: UInt32, _ second: UInt32?, start: Int, end: Int) -> Token {
    var word: [UInt8] = []
    UTF8Decoding.append(first, to: &word)
    if let second { UTF8Decoding.append(second, to: &word) }
    return Token(word: word, start: start, end: end)
  }
}
