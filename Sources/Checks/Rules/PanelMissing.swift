import Diagnostics
import Model

/// A group of tabs of which no source has all panels.
enum PanelMissing: PageCheck {
  static let rule = Rule.panelMissing

  static func findings(on page: SitePage) -> [Diagnostic] {
    page.document.nodes.compactMap { node in
      guard case .mark(.tabs(let missing)) = node.kind, !missing.isEmpty else { return nil }
      let labels = missing.map { "“\($0)”" }.joined(separator: ", ")
      return finding(
        page, node, "Missing from a group of tabs: \(labels)",
        why: "The content of \(missing.count == 1 ? "it" : "them") is not on the site.",
        remedy: "Scrape the page again with a tool that opens every tab.")
    }
  }
}
