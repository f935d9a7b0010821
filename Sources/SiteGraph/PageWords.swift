import Model

/// Finds the sentences of a page that link to other pages.
struct PageWords {
  let page: Int
  let document: Document
  let lists: ResourceLists
  let links: [Int: LinkTarget]

  var said: [(page: Int, mention: Mention)] {
    var said: [(page: Int, mention: Mention)] = []
    var index = 0
    while index < document.nodes.count {
      switch document.nodes[index].kind {
      case .paragraph, .heading, .cell:
        if !lists.contain(index), hasLink(index) { said += self.said(in: index) }
        index = max(index + 1, document.nodes[index].end)
      default:
        index += 1
      }
    }
    return said
  }
}

extension PageWords {
  /// Whether a block has a link to another page of ours.
  private func hasLink(_ block: Int) -> Bool {
    let inside = block + 1..<max(block + 1, document.nodes[block].end)
    return inside.contains { target($0) != nil }
  }

  private func said(in block: Int) -> [(page: Int, mention: Mention)] {
    let text = BlockText(of: block, in: document)
    guard !text.isEntry else { return [] }
    let cut = SentenceCut(text.text)
    return text.links.compactMap { node, span in
      guard let (target, fragment) = target(node) else { return nil }
      let mention = Mention(
        page: page, section: document.section(of: block), fragment: fragment,
        quote: cut.quote(span))
      return (target, mention)
    }
  }

  private func target(_ node: Int) -> (page: Int, fragment: String)? {
    guard case .page(let target, let fragment) = links[node], target != page else { return nil }
    return (target, fragment)
  }
}
