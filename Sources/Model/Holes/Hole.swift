/// A place on a page where something is missing that its source must have had.
public struct Hole: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// Announced, and nothing behind it: a table, a list of values, a picture, or what the words
    /// leave open.
    case table, values, picture, other
    /// A heading with nothing below it.
    case section
    /// An image without an address.
    case image
    /// A column of a table without a word: pictures were in it, such as a check and a cross.
    case column
  }

  public let kind: Kind
  /// The node, or the block, that announces, or that is empty.
  public let place: Int
  /// The sentence that announces; empty for what is itself empty.
  public let words: String

  public init(_ kind: Kind, at place: Int, words: String = "") {
    self.kind = kind
    self.place = place
    self.words = words
  }
}
