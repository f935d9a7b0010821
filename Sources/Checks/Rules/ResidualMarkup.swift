import Diagnostics
import Model

/// HTML that a page shows as text, since it passes none on.
enum ResidualMarkup: PageCheck {
  static let rule = Rule(
    "residual-markup", .warning, "A page contains HTML, which is shown as text.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    let nodes = page.document.nodes
    // Few nodes are markup. Its kind alone is read first, so that no other node is copied.
    return nodes.indices.filter { nodes[$0].kind.isMarkup }.map { place in
      let node = nodes[place]
      let markup = BrokenText.text(of: node.kind) ?? ""
      let line = markup.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      return finding(
        page, node, "HTML is shown as text: \(line.prefix(60))",
        why: "Pages are Markdown; HTML in a raw file is not rendered.",
        remedy: "Write it as Markdown, or remove it.")
    }
  }
}

extension NodeKind {
  fileprivate var isMarkup: Bool {
    switch self {
    case .htmlBlock, .html: true
    default: false
    }
  }
}
