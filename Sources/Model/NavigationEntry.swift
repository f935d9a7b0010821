/// One group of the navigation, as it was configured or found.
public struct NavigationEntry: Sendable, Equatable {
  public let title: String
  /// Its pages, in order.
  public var slugs: [String]
  /// The titles of the groups below it.
  public var parts: [String]

  public init(title: String, slugs: [String] = [], parts: [String] = []) {
    self.title = title
    self.slugs = slugs
    self.parts = parts
  }
}
