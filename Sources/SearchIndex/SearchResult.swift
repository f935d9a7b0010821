public import SearchCore

/// A page or a section that fits a query.
public struct SearchResult: Sendable, Equatable {
  public let slug: String
  public let edition: String
  /// Empty for the page itself.
  public let anchor: String
  /// The page's title.
  public let title: String
  /// The section's heading; the title for the page itself.
  public let heading: String
  /// The headings around it, from the page's title down; empty for the page itself.
  public let path: [String]
  /// The page's folder below the site's root.
  public let folder: String
  public let excerpt: ResultExcerpt
  public let score: Int
  /// Why it has this score, if that was asked.
  public internal(set) var explanation: ScoreExplanation?

  /// Relative to the site's root.
  public var address: String {
    "\(folder)/index.html" + (anchor.isEmpty ? "" : "#" + anchor)
  }
}

/// A piece of the text around the words that were found.
public struct ResultExcerpt: Sendable, Equatable {
  public struct Piece: Sendable, Equatable {
    public let text: String
    /// Whether it is a word that was asked for.
    public let isMarked: Bool
  }

  /// In order; together the whole excerpt. None is empty.
  public let pieces: [Piece]

  public var text: String { pieces.map(\.text).joined() }
}
