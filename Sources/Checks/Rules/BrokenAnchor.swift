import Bytes
import Diagnostics
import Model

/// A link to a place on a page of ours that the page does not have.
enum BrokenAnchor: Check {
  static let rule = "broken-anchor"

  static func findings(in site: Site) -> [Diagnostic] {
    let anchors = site.pages.map { Set($0.document.sections.map(\.anchor)) }
    return site.pages.flatMap { page in
      page.links.compactMap { index, target in
        guard case .page(let place, let fragment) = target, !fragment.isEmpty,
          !anchors[place].contains(fragment)
        else { return nil }
        return finding(page, node: page.document.nodes[index], on: site.pages[place], fragment)
      }
    }
  }
}

extension BrokenAnchor {
  private static func finding(
    _ page: SitePage, node: Node, on target: SitePage, _ fragment: String
  ) -> Diagnostic {
    let near = EditDistance.nearest(
      to: fragment, among: target.document.sections.map(\.anchor).filter { !$0.isEmpty })
    return Diagnostic(
      rule, .warning,
      at: SourceLocation(file: page.document.file, line: node.line, column: node.column),
      "“\(target.title)” has no section #\(fragment)",
      why: "The link leads to the top of the page instead.",
      remedy: near.map { "Did you mean #\($0)?" })
  }
}
