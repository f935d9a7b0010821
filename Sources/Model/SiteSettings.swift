/// What `content/site.yaml` says, or the defaults where it is silent.
public struct SiteSettings: Sendable, Equatable {
  public var title = "Human Interface Guidelines"
  /// One sentence under the title of the start page.
  public var tagline = "A field guide to designing for Apple platforms."
  /// Where the site will be published, with a slash at the end; nil if nobody knows yet.
  public var baseURL: String?
  /// Apple's groups, in order, each with the slugs of its pages.
  public var navigation: [NavigationEntry] = []

  public var audit = AuditExtent.pages

  public init() {}
}

/// One group as configured.
public struct NavigationEntry: Sendable, Equatable {
  public let title: String
  public let slugs: [String]

  public init(title: String, slugs: [String]) {
    self.title = title
    self.slugs = slugs
  }
}
