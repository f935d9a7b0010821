/// A normalised page: front matter and Markdown, as it stands in `content/pages`.
public struct SourcePage: Sendable, Equatable {
  public let frontMatter: FrontMatter
  /// Markdown, ending with one line feed.
  public let body: [UInt8]
  /// How the file is named to people.
  public let file: String
  /// The line of the file on which the body starts.
  public let bodyLine: Int

  public init(frontMatter: FrontMatter, body: [UInt8], file: String, bodyLine: Int) {
    self.frontMatter = frontMatter
    self.body = body
    self.file = file
    self.bodyLine = bodyLine
  }
}

/// What makes a page one page: its edition and its slug.
public struct PageKey: Sendable, Hashable, Comparable {
  public let edition: String
  public let slug: String

  public init(edition: String, slug: String) {
    self.edition = edition
    self.slug = slug
  }

  public static func < (a: PageKey, b: PageKey) -> Bool {
    (a.edition, a.slug) < (b.edition, b.slug)
  }
}

extension FrontMatter {
  public var key: PageKey { PageKey(edition: edition, slug: slug) }
}
