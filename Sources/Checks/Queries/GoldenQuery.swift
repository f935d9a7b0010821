public import Diagnostics
import Model

/// A query, what must be found by it, and why.
public struct GoldenQuery: Sendable, Equatable {
  public let query: String
  /// One of these will do.
  public let expect: [Goal]
  /// The last place, counted from 1, that is good enough.
  public let within: Int
  /// What kind of query it is; nil if not given.
  public let kind: String?
  /// What the row in large type says; empty if there must be no such row, nil if not given.
  public var answer: String?
  public let why: String
  public let location: SourceLocation

  /// Every kind of query that people type.
  public static let kinds = [
    "title", "topic", "question", "symbol", "fact", "typo", "morph", "prefix", "platform",
    "synonym", "phrase", "multi",
  ]
}

extension GoldenQuery {
  /// A page or a section: `slug`, `slug#anchor`, and `edition/slug#anchor` where it matters which.
  public struct Goal: Sendable, Hashable {
    public let slug: String
    /// Empty for the page itself.
    public let anchor: String
    /// nil for any.
    public let edition: String?

    public init(slug: String, anchor: String = "", edition: String? = nil) {
      self.slug = slug
      self.anchor = anchor
      self.edition = edition
    }

    public init(_ text: String) {
      let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let page = parts[0].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      slug = String(page.last ?? "")
      edition = page.count > 1 ? String(page[0]) : nil
      anchor = parts.count > 1 ? String(parts[1]) : ""
    }

    /// As it is written; the edition of today goes without saying.
    public var text: String {
      let folder = edition.map { $0 == FrontMatter.current.text ? "" : $0 + "/" } ?? ""
      return folder + slug + (anchor.isEmpty ? "" : "#" + anchor)
    }

    /// Whether something that was found is what was wanted.
    public func admits(_ found: Goal) -> Bool {
      slug == found.slug && anchor == found.anchor
        && (edition == nil || found.edition == nil || edition == found.edition)
    }
  }
}
