import Model

/// Finds for every page the sentences of other pages that link to it.
struct MentionFinder {
  let documents: [Document]
  /// Of each document, where its links lead.
  let links: [[Int: LinkTarget]]

  /// By page, in the order of the pages that speak.
  var mentions: [[Mention]] {
    var mentions: [[Mention]] = Array(repeating: [], count: documents.count)
    for page in documents.indices {
      for (target, mention) in said(on: page) { mentions[target].append(mention) }
    }
    return mentions
  }
}

extension MentionFinder {
  private func said(on page: Int) -> [(target: Int, mention: Mention)] {
    let document = documents[page]
    let resources = ResourceLists(of: document)
    var said: [(target: Int, mention: Mention)] = []
    var index = 0
    while index < document.nodes.count {
      switch document.nodes[index].kind {
      case .paragraph, .heading, .cell:
        if !resources.contain(index), hasLink(index, page) {
          said += self.said(in: index, page)
        }
        index = max(index + 1, document.nodes[index].end)
      default:
        index += 1
      }
    }
    return said
  }

  /// Whether a block has a link to another page of ours.
  private func hasLink(_ block: Int, _ page: Int) -> Bool {
    let inside = block + 1..<max(block + 1, documents[page].nodes[block].end)
    return inside.contains { target($0, page) != nil }
  }

  private func said(in block: Int, _ page: Int) -> [(target: Int, mention: Mention)] {
    let text = BlockText(of: block, in: documents[page])
    guard !text.isEntry else { return [] }
    let cut = SentenceCut(text.text)
    return text.links.compactMap { node, span in
      guard let (target, fragment) = target(node, page) else { return nil }
      let mention = Mention(
        page: page, section: documents[page].section(of: block), fragment: fragment,
        quote: cut.quote(span))
      return (target, mention)
    }
  }

  private func target(_ node: Int, _ page: Int) -> (page: Int, fragment: String)? {
    guard case .page(let target, let fragment) = links[page][node], target != page else {
      return nil
    }
    return (target, fragment)
  }
}
