public import Model

/// Connects another text of a page to a site that stays as it is otherwise. It keeps what finds the
/// goals of links, which takes longer to make than the page.
public struct Reviser: Sendable {
  private let resolver: LinkResolver

  init(_ resolver: LinkResolver) { self.resolver = resolver }

  /// A page of the site with another text, its links resolved; nil if more than its text differs,
  /// so that other pages would change too.
  public func revised(_ index: Int, of site: Site, with document: Document) -> SitePage? {
    let page = site.pages[index]
    guard document.frontMatter == page.document.frontMatter else { return nil }
    let links = resolver.revised(document, at: index).targets(in: index)
    return page.revised(document, links: links, related: ResourceLists(of: document).related(links))
  }
}
