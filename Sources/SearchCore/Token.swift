/// A word as a search sees it, and where it is in its text.
public struct Token: Sendable, Equatable {
  /// Folded: small letters without accents. Not stemmed.
  public let word: [UInt8]
  /// The bytes of the text that it was made from.
  public let start: Int
  public let end: Int
  /// Whether it is a piece of the word before it, as "Flow" is of "FlowLayout".
  public let isPiece: Bool

  public init(word: [UInt8], start: Int, end: Int, isPiece: Bool = false) {
    self.word = word
    self.start = start
    self.end = end
    self.isPiece = isPiece
  }
}
