/// Another page that is about the same things, and the subjects that the two share.
public struct SimilarPage: Sendable, Equatable {
  /// An index into `Site.pages`.
  public let page: Int
  /// A word or two, as the pages spell them; empty if none can be named.
  public let reason: String

  public init(page: Int, reason: String) {
    self.page = page
    self.reason = reason
  }
}
