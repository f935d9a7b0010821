/// A normalized page: front matter and Markdown, as it is in `content/pages`.
public final class SourcePage: Sendable, Equatable {
  public let frontMatter: FrontMatter
  /// Markdown, ending with one line feed. A slice of the file’s bytes where it was read from one.
  public let body: ArraySlice<UInt8>
  /// How the file is named to people.
  public let file: String
  /// The line of the file on which the body starts.
  public let bodyLine: Int

  public init(frontMatter: FrontMatter, body: ArraySlice<UInt8>, file: String, bodyLine: Int) {
    self.frontMatter = frontMatter
    self.body = body
    self.file = file
    self.bodyLine = bodyLine
  }

  public convenience init(
    frontMatter: FrontMatter, body: [UInt8], file: String, bodyLine: Int
  ) {
    self.init(frontMatter: frontMatter, body: body[...], file: file, bodyLine: bodyLine)
  }

  public static func == (a: SourcePage, b: SourcePage) -> Bool {
    a.frontMatter == b.frontMatter && a.body == b.body && a.file == b.file
      && a.bodyLine == b.bodyLine
  }
}

/// What makes a page one page: its edition and its slug.
public struct PageKey: Sendable, Hashable, Comparable {
  public let edition: Slug
  public let slug: Slug

  public init(edition: Slug, slug: Slug) {
    self.edition = edition
    self.slug = slug
  }

  public static func < (a: PageKey, b: PageKey) -> Bool {
    (a.edition, a.slug) < (b.edition, b.slug)
  }
}

extension PageKey {
  /// Another page of the same edition.
  public func numbered(_ number: Int) -> PageKey {
    PageKey(edition: edition, slug: slug.numbered(number))
  }
}

extension SourcePage {
  /// The same page under another slug.
  public func renamed(_ slug: Slug) -> SourcePage {
    SourcePage(frontMatter: frontMatter.renamed(slug), body: body, file: file, bodyLine: bodyLine)
  }
}

extension Document {
  /// The same page under another slug.
  public func renamed(_ slug: Slug) -> Document {
    Document(
      frontMatter: frontMatter.renamed(slug), file: file, nodes: nodes, sections: sections,
      tables: tables, guidelines: guidelines, changes: changes, symbols: symbols, holes: holes)
  }
}

extension FrontMatter {
  fileprivate func renamed(_ slug: Slug) -> FrontMatter {
    var front = self
    front.slug = slug
    return front
  }

  public var key: PageKey { PageKey(edition: edition, slug: slug) }
}
