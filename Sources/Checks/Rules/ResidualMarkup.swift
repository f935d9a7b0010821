import Diagnostics
import Model

/// HTML that a page shows as text, since it passes none on.
enum ResidualMarkup: PageCheck {
  static let rule = Rule(
    "residual-markup", .warning, "A page contains HTML, which is shown as text.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    page.document.nodes.compactMap { node in
      let markup: String
      switch node.kind {
      case .htmlBlock(let text), .html(let text): markup = text
      default: return nil
      }
      let line = markup.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      return finding(
        page, node, "HTML is shown as text: \(line.prefix(60))",
        why: "Pages are Markdown; HTML in a raw file is not rendered.",
        remedy: "Write it as Markdown, or remove it.")
    }
  }
}
