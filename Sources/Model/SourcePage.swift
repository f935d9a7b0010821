public import Bytes

/// A normalized page: front matter and Markdown, as it is in `content/pages`.
public final class SourcePage: Sendable, Equatable {
  public let frontMatter: FrontMatter
  /// A part of the file’s bytes where it was read from one.
  private let text: StoredBytes
  /// How the file is named to people.
  public let file: String
  /// The line of the file on which the body starts.
  public let bodyLine: Int

  public init(frontMatter: FrontMatter, text: StoredBytes, file: String, bodyLine: Int) {
    self.frontMatter = frontMatter
    self.text = text
    self.file = file
    self.bodyLine = bodyLine
  }

  public convenience init(
    frontMatter: FrontMatter, body: [UInt8], file: String, bodyLine: Int
  ) {
    self.init(
      frontMatter: frontMatter, text: StoredBytes(body), file: file, bodyLine: bodyLine)
  }

  /// Markdown, ending with one line feed. It may have to be read.
  public var body: ArraySlice<UInt8> { text.bytes }

  public var bodySize: Int { text.count }

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
    SourcePage(frontMatter: frontMatter.renamed(slug), text: text, file: file, bodyLine: bodyLine)
  }

  /// The same page, whose body lies elsewhere.
  public func stored(as text: StoredBytes) -> SourcePage {
    SourcePage(frontMatter: frontMatter, text: text, file: file, bodyLine: bodyLine)
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
