import Model

/// Finds the sections of a page: each heading that is at the top, and what it spans.
struct SectionPlan {
  private let document: Document
  private var sections: [Section] = []
  private var names = AnchorNames()

  static func sections(frontMatter: FrontMatter, file: String, nodes: [Node]) -> [Section] {
    let bare = Document(frontMatter: frontMatter, file: file, nodes: nodes, sections: [])
    var plan = SectionPlan(document: bare)
    plan.run()
    return plan.sections
  }
}

extension SectionPlan {
  private mutating func run() {
    let headings = document.topLevel.compactMap { index -> (index: Int, level: Int)? in
      if case .heading(let level) = document.nodes[index].kind { (index, level) } else { nil }
    }
    var around: [(section: Int, level: Int)] = []
    for (place, heading) in headings.enumerated() {
      while let last = around.last, last.level >= heading.level { around.removeLast() }
      let rest = headings[(place + 1)...]
      let next = rest.first?.index ?? document.nodes.count
      let end = rest.first { $0.level <= heading.level }?.index ?? document.nodes.count
      add(heading.index, level: heading.level, parent: around.last?.section, end: end, ownEnd: next)
      around.append((sections.count - 1, heading.level))
    }
  }

  private mutating func add(_ index: Int, level: Int, parent: Int?, end: Int, ownEnd: Int) {
    let title = document.plainText(of: index..<document.nodes[index].end)
    let anchor = level == 1 && sections.isEmpty ? "" : freeAnchor(for: title, parent: parent)
    sections.append(
      Section(
        title: title, level: level, anchor: anchor, parent: parent, nodes: index..<end,
        ownEnd: ownEnd))
  }

  /// An anchor that the page already has gets its parent's in front, if there is room, and a number
  /// if need be.
  private mutating func freeAnchor(for title: String, parent: Int?) -> String {
    var anchor = Anchor.of(title)
    if anchor.isEmpty { anchor = "section" }
    let prefix = parent.map { sections[$0].anchor } ?? ""
    let longer = prefix + "-" + anchor
    let isPrefixed = names.isTaken(anchor) && !prefix.isEmpty
    if isPrefixed, longer.utf8.count <= AnchorNames.longest { anchor = longer }
    return names.take(anchor)
  }
}
