import Model

/// The page tree beside the article: its entries say how deep they are.
enum HTMLNavigator {
  static func links(_ document: HTMLDocument) -> [NavigationLink] {
    var groups: [(level: Int, title: String)] = []
    return document.nodes.indices.compactMap { place in
      guard document.nodes[place].hasClass("navigator-card-item"),
        let link = document.first(in: place, where: { $0.tag == "a" }),
        let address = PageAddress(document.nodes[link]["href"] ?? "")
      else { return nil }
      let (level, title) = (level(of: document.nodes[place]), document.words(of: link))
      while let last = groups.last, last.level >= level { groups.removeLast() }
      let group = groups.last?.title ?? ""
      groups.append((level, title))
      return NavigationLink(slug: address.slug.text, title: title, group: group)
    }
  }

  private static func level(of node: HTMLNode) -> Int {
    node.classes.lazy.filter { $0.hasPrefix("nesting-level-") }
      .compactMap { Int($0.dropFirst(14)) }.first ?? 0
  }
}
