/// A place where another page speaks of this one and links to it.
public struct Mention: Sendable, Equatable {
  /// The page that says it, an index into `Site.pages`.
  public let page: Int
  /// Where it says so, an index into the sections of its document; nil above the first heading.
  public let section: Int?
  /// Where on this page the link leads; empty for the page as a whole.
  public let fragment: String
  public let quote: Quote

  public init(page: Int, section: Int?, fragment: String, quote: Quote) {
    self.page = page
    self.section = section
    self.fragment = fragment
    self.quote = quote
  }
}

/// A sentence around the words of a link, cut where it is long.
public struct Quote: Sendable, Equatable {
  public let before: String
  public let words: String
  public let after: String

  public init(before: String, words: String, after: String) {
    self.before = before
    self.words = words
    self.after = after
  }

  public var text: String { before + words + after }
}
