import Model

/// The page tree beside the article: it tells the group that the page stands in.
struct HTMLNavigator {
  private let document: HTMLDocument

  init(_ document: HTMLDocument) { self.document = document }

  /// The title of the outermost entry that the page's own hangs under.
  func section(of address: PageAddress) -> (title: String, range: Range<Int>)? {
    var group: Int?
    for place in document.nodes.indices {
      let node = document.nodes[place]
      guard node.hasClass("navigator-card-item"),
        let link = document.first(in: place, where: { $0.tag == "a" })
      else { continue }
      let isOwn = PageAddress(document.nodes[link]["href"] ?? "")?.slug == address.slug
      if node.hasClass("nesting-level-0") {
        group = link
        if isOwn { return nil }
      } else if isOwn, let group {
        return (document.words(of: group), document.nodes[group].range)
      }
    }
    return nil
  }
}
