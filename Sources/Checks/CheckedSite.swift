public import Diagnostics
public import Model

/// All that the rules look at: the site, and what is beside its pages.
public struct CheckedSite: Sendable {
  /// A word of a file of settings, and where it is.
  public struct Entry: Sendable, Equatable {
    public let name: String
    /// What it means; empty if it stands for itself.
    public let target: String
    public let location: SourceLocation

    public init(_ name: String, target: String = "", at location: SourceLocation) {
      self.name = name
      self.target = target
      self.location = location
    }
  }

  public let site: Site
  /// The bytes of each page's text, by its file.
  public var sizes: [String: Int] = [:]
  /// Apple's words in `content/synonyms.yaml`.
  public var synonyms: [Entry] = []
  /// Old names in `content/site.yaml`, with today's slugs.
  public var concepts: [Entry] = []
  /// The answers in `content/site.yaml`, with their places.
  public var answers: [(AnswerEntry, SourceLocation)] = []
  /// The day on which pages are to be fresh, as `2026-02-01`; nil for that of the newest capture.
  public var asOf: String?

  /// What `hig fetch` brought, if its age counts.
  public var fetched: FetchedCopy?

  public init(_ site: Site) { self.site = site }
}
