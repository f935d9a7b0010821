import Model

/// The lists at the end of Apple’s pages: related pages, documentation, videos.
struct ResourceLists {
  private var isInside: [Bool]
  private var isInRelated: [Bool]

  init(of document: Document) {
    isInside = Array(repeating: false, count: document.nodes.count)
    isInRelated = isInside
    var end = 0
    for section in document.sections {
      let (start, title) = (section.nodes.lowerBound, section.title.lowercased())
      if section.level <= 2, title == "resources", section.nodes.upperBound > end {
        for node in section.nodes { isInside[node] = true }
        end = section.nodes.upperBound
      } else if title == "related", isInside[start], !isInRelated[start] {
        for node in section.nodes { isInRelated[node] = true }
      }
    }
  }

  func contain(_ node: Int) -> Bool { isInside[node] }

  /// The pages of ours that the page lists as related, each once, in order.
  func related(_ links: [Int: LinkTarget]) -> [Int] {
    links.sorted { $0.key < $1.key }.compactMap { node, target in
      guard isInRelated[node], case .page(let page, _) = target else { return nil }
      return page
    }.once
  }
}
