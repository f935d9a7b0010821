import Model
import TestSupport

/// Sites made of random words, small enough to search by brute force.
struct SampleSite {
  static let words = [
    "button", "buttons", "buttoned", "color", "colour", "contrast", "label", "labels", "layout",
    "menu", "menus", "pointer", "pressing", "pressed", "press", "safe", "area", "size", "sizes",
    "tap", "target", "targets", "text", "UIButton", "NSMenu", "44", "pt", "44x44", "größe", "画面",
    "macOS",
    "the", "how",
  ]

  static func make(seed: UInt64, pages: Int) -> Site {
    var random = SeededRandom(seed)
    let documents = (0..<pages).map { document($0, &random) }
    let placed = documents.map { document in
      SitePage(
        document: document, folder: document.frontMatter.slug.text, group: 0, previous: nil,
        next: nil, links: [:])
    }
    let group = NavigationGroup(title: "All", slug: "all", pages: Array(0..<pages))
    return Site(settings: SiteSettings(), pages: placed, groups: [group])
  }

  static func sentence(_ random: inout SeededRandom, upTo most: Int = 30) -> String {
    random.list(upTo: most) { $0.pick(words) }.joined(separator: " ")
  }
}

extension SampleSite {
  private static func document(_ number: Int, _ random: inout SeededRandom) -> Document {
    var nodes: [Node] = []
    var sections: [Section] = []
    let starts = (0..<random.below(6) + 1).map { place -> Int in
      let start = nodes.count
      let title = place == 0 ? "Page \(number)" : sentence(&random, upTo: 4) + " \(place)"
      add(.heading(level: place == 0 ? 1 : 2), title, to: &nodes)
      add(.paragraph, sentence(&random), to: &nodes)
      return start
    }
    for (place, start) in starts.enumerated() {
      let next = place + 1 < starts.count ? starts[place + 1] : nodes.count
      let heading = nodes[start + 1].kind
      guard case .text(let title) = heading else { continue }
      sections.append(
        Section(
          title: title, level: place == 0 ? 1 : 2, anchor: place == 0 ? "" : "s\(place)",
          parent: place == 0 ? nil : 0, nodes: start..<(place == 0 ? nodes.count : next),
          ownEnd: next))
    }
    let front = FrontMatter(title: "Page \(number)", slug: Slug(making: "page-\(number)"), url: "")
    return Document(
      frontMatter: front, file: "page-\(number).md", nodes: nodes, sections: sections)
  }

  private static func add(_ kind: NodeKind, _ text: String, to nodes: inout [Node]) {
    nodes.append(Node(kind, line: 1, column: 1, end: nodes.count + 2))
    nodes.append(Node(.text(text), line: 1, column: 1, end: nodes.count + 1))
  }
}
