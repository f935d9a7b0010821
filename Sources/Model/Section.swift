/// A heading and what is under it, up to the next heading of its level or above.
public struct Section: Sendable, Equatable {
  public let title: String
  public let level: Int
  /// Once on the page; empty for the page's title.
  public let anchor: String
  /// The section around this one, nil for the page itself.
  public let parent: Int?
  /// The heading, the text of the section and its subsections.
  public let nodes: Range<Int>
  /// Where the first subsection starts: the section's own text ends there.
  public let ownEnd: Int

  public init(
    title: String, level: Int, anchor: String, parent: Int?, nodes: Range<Int>, ownEnd: Int
  ) {
    self.title = title
    self.level = level
    self.anchor = anchor
    self.parent = parent
    self.nodes = nodes
    self.ownEnd = ownEnd
  }
}

extension Section {
  /// The anchor at Apple's, where two headings that read alike share one.
  public var applesAnchor: String { anchor.isEmpty ? "" : Anchor.of(title) }
}
