import Model

/// Documents of any shape, sane or not, from a seed: text full of what markup is made of.
struct RandomDocument {
  private var state: UInt64
  private var nodes: [Node] = []

  static func page(seed: UInt64, size: Int = 60) -> SitePage {
    var random = RandomDocument(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    while random.nodes.count < size { random.grow(depth: 0) }
    var links: [Int: LinkTarget] = [:]
    for (index, node) in random.nodes.enumerated() {
      if case .link(let address, _) = node.kind { links[index] = random.target(address) }
    }
    let matter = FrontMatter(title: hostile[0], slug: "a", url: hostile[1], abstract: hostile[2])
    let document = Document(
      frontMatter: matter, file: "a.md", nodes: random.nodes, sections: random.sections())
    return SitePage(
      document: document, folder: "a", group: 0, previous: nil, next: nil, links: links)
  }

  /// Texts that would like to be more than text.
  static let hostile = [
    "<script>alert(1)</script>", "javascript:alert(1)", "\"><img src=x onerror=alert(1)>",
    "' onclick='alert(1)", "{{{content}}} {{> layout}} {{=<% %>=}}", "a\u{0}b", "&lt;b&gt; &#x3C;",
    "\u{202E}txt", "<!--", "]]>", "</article></main>", "<svg/onload=alert(1)>",
    "data:text/html,<b>",
    "", " ", "plain words",
  ]

  private mutating func grow(depth: Int) {
    let place = nodes.count
    let kind = kind()
    nodes.append(Node(kind, line: 1, column: 1, end: 0))
    if depth < 8 {
      for _ in 0..<next(4) { grow(depth: depth + 1) }
    }
    nodes[place] = Node(kind, line: 1, column: 1, end: nodes.count)
  }

  private mutating func kind() -> NodeKind {
    switch next(25) {
    case 0: .heading(level: next(8))
    case 1: .quote
    case 2: .aside(Aside.allCases[next(Aside.allCases.count)])
    case 3: .list(ordered: next(2) == 0, start: next(5), tight: next(2) == 0)
    case 4: .item(checked: [nil, true, false][next(3)])
    case 5: .codeBlock(language: text(), text: text())
    case 6: .htmlBlock(text())
    case 7: .thematicBreak
    case 8: .table(columns: [.left, .right])
    case 9: .row(header: next(2) == 0)
    case 10: .cell
    case 11: .footnote(name: text())
    case 12: .footnoteReference(name: text())
    case 13: .softBreak
    case 14: .lineBreak
    case 15: .code(text())
    case 16: .html(text())
    case 17: .emphasis
    case 18: .strong
    case 19: .strikethrough
    case 20: .link(destination: text(), title: text())
    case 21: .image(source: text(), title: text())
    case 22: .paragraph
    default: .text(text())
    }
  }

  private mutating func target(_ address: String) -> LinkTarget {
    switch next(4) {
    case 0: .page(next(3), fragment: text())
    case 1: .refused
    default: .elsewhere(next(2) == 0 ? address : "https://example.com/" + address)
    }
  }

  private mutating func sections() -> [Section] {
    nodes.indices.compactMap { index in
      guard case .heading(let level) = nodes[index].kind else { return nil }
      let end = nodes[index].end
      return Section(
        title: text(), level: level, anchor: text(), parent: nil, nodes: index..<end, ownEnd: end)
    }
  }

  private mutating func text() -> String { Self.hostile[next(Self.hostile.count)] }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private init(state: UInt64) { self.state = state }
}
