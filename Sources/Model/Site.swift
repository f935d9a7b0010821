/// Every page of a site, connected: navigation, neighbors, and where each link leads.
public struct Site: Sendable {
  public let settings: SiteSettings
  /// In reading order.
  public let pages: [SitePage]
  public let groups: [NavigationGroup]

  public init(settings: SiteSettings, pages: [SitePage], groups: [NavigationGroup]) {
    self.settings = settings
    self.pages = pages
    self.groups = groups
  }

  /// Whether a page is the article about its group.
  public func isOfGroup(_ page: Int) -> Bool { group(of: pages[page])?.article == page }

  /// The group that a page is in.
  public func group(of page: SitePage) -> NavigationGroup? {
    guard let group = page.group, groups.indices.contains(group) else { return nil }
    return groups[group]
  }

  /// The same with another page at a place.
  public func revised(_ page: SitePage, at index: Int) -> Site {
    var pages = pages
    pages[index] = page
    return Site(settings: settings, pages: pages, groups: groups)
  }
}

/// A page in its place.
public final class SitePage: Sendable {
  public let document: Document
  /// The folder of the page below the site's root: `boxes`, `ios-2014/content-views`.
  public let folder: String
  /// The group it is in, an index into `Site.groups`; nil for the start page of the guidelines.
  public let group: Int?
  public let previous: Int?
  public let next: Int?
  /// Where the page's links lead, by the index of the link's node.
  public let links: [Int: LinkTarget]
  /// Where other pages speak of this one, in their order.
  public let mentions: [Mention]
  /// The pages that Apple lists as related, as far as we have them.
  public let related: [Int]
  /// Of a page of an older edition: today's pages of the same concepts.
  public let today: [Counterpart]
  /// Of a page of today: chapters of older editions, and parts of them, of the same concept.
  public let older: [Counterpart]

  public init(
    document: Document, folder: String, group: Int?, previous: Int?, next: Int?,
    links: [Int: LinkTarget], mentions: [Mention] = [], related: [Int] = [],
    today: [Counterpart] = [], older: [Counterpart] = []
  ) {
    self.document = document
    self.folder = folder
    self.group = group
    self.previous = previous
    self.next = next
    self.links = links
    self.mentions = mentions
    self.related = related
    self.today = today
    self.older = older
  }

  public var title: String { document.frontMatter.title }

  /// The same place with another text.
  public func revised(
    _ document: Document, links: [Int: LinkTarget], related: [Int]
  ) -> SitePage {
    SitePage(
      document: document, folder: folder, group: group, previous: previous, next: next,
      links: links, mentions: mentions, related: related, today: today, older: older)
  }
}

/// Where a link leads.
public enum LinkTarget: Sendable, Equatable {
  /// A page of this site (its index in `Site.pages`), and a fragment on it, maybe empty.
  case page(Int, fragment: String)
  /// Another place, on the web.
  case elsewhere(String)
  /// An address that a page must not carry (`javascript:` and the like): shown as text.
  case refused
}

/// A group of pages in Apple's navigation.
public struct NavigationGroup: Sendable, Equatable {
  public let title: String
  public let slug: Slug
  /// Indices into `Site.pages`, in order.
  public let pages: [Int]
  /// The article about the group itself, which is before its pages.
  public let article: Int?
  /// The groups below it, as indices into `Site.groups`.
  public let parts: [Int]

  public init(
    title: String, slug: Slug, pages: [Int], article: Int? = nil, parts: [Int] = []
  ) {
    self.title = title
    self.slug = slug
    self.pages = pages
    self.article = article
    self.parts = parts
  }

  /// The article and the pages, in reading order.
  public var members: [Int] { (article.map { [$0] } ?? []) + pages }
}
