/// A row of a page's change log.
public struct ChangeEntry: Sendable, Equatable {
  /// As `2025-06-09`; nil if it cannot be read as a date.
  public let date: String?
  /// The date as it is.
  public let rawDate: String
  public let text: String
  /// The row's node.
  public let node: Int

  public init(date: String?, rawDate: String, text: String, node: Int) {
    self.date = date
    self.rawDate = rawDate
    self.text = text
    self.node = node
  }
}
