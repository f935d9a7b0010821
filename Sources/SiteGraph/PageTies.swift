import Model

/// What ties a page to others. It needs the plan of the site and this page alone.
public struct PageTies: Sendable {
  /// By the index of the link’s node.
  let links: [Int: LinkTarget]
  /// What the page says about others, by their index.
  let said: [(page: Int, mention: Mention)]
  /// The pages of ours that it lists as related, each once, in order.
  let related: [Int]

  init(of page: Int, _ document: Document, links: [Int: LinkTarget]) {
    let lists = ResourceLists(of: document)
    self.links = links
    said = PageWords(page: page, document: document, lists: lists, links: links).said
    related = lists.related(links)
  }
}
