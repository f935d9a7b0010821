/// A file of the site that a reader may take along: all pages in another form.
public struct Download: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    case epub, docset
  }

  public let kind: Kind
  /// Below the site's root.
  public let path: String
  /// In bytes.
  public let size: Int

  public init(_ kind: Kind, path: String, size: Int) {
    self.kind = kind
    self.path = path
    self.size = size
  }

  /// Where they lie.
  public static let folder = "take"
}
