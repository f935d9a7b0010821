/// A page of another edition that is about the same.
public struct Counterpart: Sendable, Equatable {
  /// An index into `Site.pages`.
  public let page: Int
  /// The part of the older chapter that is meant, an index into its sections; nil for the whole.
  public let section: Int?

  public init(page: Int, section: Int?) {
    self.page = page
    self.section = section
  }
}
