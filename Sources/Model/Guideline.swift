public import Vocabulary

/// A rule that can be cited: a paragraph or an item with a bold lead sentence.
public struct Guideline: Sendable, Equatable {
  /// Once on the page, made of the lead's words: it stays when sections change places, lines are
  /// wrapped again or other guidelines change.
  public let id: String
  public let lead: String
  public let polarity: Polarity
  /// The section that it is in, an index into `Document.sections`; nil above the first heading.
  public let section: Int?
  /// The platforms that it is about; none if it is about all.
  public let platforms: [Platform]
  /// The paragraph's node.
  public let node: Int
  /// The nodes of the lead.
  public let leadNodes: Range<Int>

  public init(
    id: String, lead: String, polarity: Polarity, section: Int?, platforms: [Platform], node: Int,
    leadNodes: Range<Int>
  ) {
    self.id = id
    self.lead = lead
    self.polarity = polarity
    self.section = section
    self.platforms = platforms
    self.node = node
    self.leadNodes = leadNodes
  }
}

/// What a guideline asks for, by its main verb.
public enum Polarity: String, Sendable, CaseIterable {
  /// Avoid, don’t, never.
  case avoid
  case consider
  /// Prefer, favor.
  case prefer
  /// Ensure, make sure, always.
  case ensure
  /// Any other.
  case advise
}
