public import Vocabulary

/// What is known about a page besides its text; written above it in YAML.
public struct FrontMatter: Sendable, Equatable {
  public var title: String
  public var slug: Slug
  /// Apple's own address of the page; empty if unknown.
  public var url: String
  /// `current`, or the name of an older edition.
  public var edition: Slug
  public var abstract: String
  /// The group in Apple's navigation.
  public var section: String?
  public var platforms: [Platform] = []
  public var unsupported: [Platform] = []
  /// The newest date in the page's change log, as `2025-06-09`.
  public var updated: String?
  public var keywords: [String] = []
  public var aliases: [String] = []
  /// nil for a page that no ingest wrote.
  public var quality: PageQuality?
  public var sources: [PageSource] = []
  /// What the scraper said in fields that we have no name for.
  public var scraped: [ScrapedField] = []

  public init(
    title: String, slug: Slug, url: String, edition: Slug = FrontMatter.current,
    abstract: String = ""
  ) {
    self.title = title
    self.slug = slug
    self.url = url
    self.edition = edition
    self.abstract = abstract
  }

  /// The edition that Apple publishes today.
  public static let current: Slug = "current"
  public var isCurrent: Bool { edition == Self.current }
}

/// A raw file that a page was made from.
public struct PageSource: Sendable, Equatable {
  public let file: String
  public let shape: String
  public let sha256: String
  /// When it was scraped, as `2026-02-01`, if the scrape says.
  public let captured: String?
  /// The share of its bytes that reached the page, in thousandths.
  public let keptPerMille: Int

  public init(file: String, shape: String, sha256: String, captured: String?, keptPerMille: Int) {
    self.file = file
    self.shape = shape
    self.sha256 = sha256
    self.captured = captured
    self.keptPerMille = keptPerMille
  }
}

/// A field of the scraper's own front matter, kept as text.
public struct ScrapedField: Sendable, Equatable {
  public let name: String
  public let value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
