import Model

/// The pages that the lists of a document lead to: what a table of contents is made of.
struct LinkList {
  /// Each heading with the entries below it, up to the next heading.
  private(set) var parts: [Part] = []

  struct Part {
    let title: String
    let level: Int
    var slugs: [String] = []
  }

  /// Lists of related pages and of resources are no contents.
  init(_ document: Document) {
    let resources = ResourceLists(of: document)
    parts = [Part(title: document.frontMatter.title, level: 1)]
    for (index, node) in document.nodes.enumerated() where !resources.contain(index) {
      switch node.kind {
      case .heading(let level):
        let title = document.plainText(of: index + 1..<node.end)
        parts.append(Part(title: title, level: level))
      case .item:
        if let slug = Self.slug(index, in: document) { parts[parts.count - 1].slugs.append(slug) }
      default: break
      }
    }
  }

  var slugs: [String] { parts.flatMap(\.slugs) }
}

extension LinkList {
  /// The page that an item leads to, if it says nothing else.
  private static func slug(_ item: Int, in document: Document) -> String? {
    let paragraph = item + 1
    guard paragraph < document.nodes[item].end, document.nodes[paragraph].kind == .paragraph
    else { return nil }
    let text = BlockText(of: paragraph, in: document)
    guard text.isEntry, let link = text.links.first,
      case .link(let destination, _) = document.nodes[link.node].kind
    else { return nil }
    return PageAddress(destination)?.slug.text
  }
}
