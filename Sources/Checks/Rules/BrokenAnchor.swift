import Bytes
import Diagnostics
import Model

/// A link to a place on a page of ours that the page does not have.
enum BrokenAnchor: Check {
  static let rule = Rule(
    "broken-anchor", .warning, "A link points to a section that the page does not have.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for page in subject.site.pages {
      for case (let node, .page(let place, fragment: "")) in page.linksInOrder {
        guard let fragment = fragment(of: node), !fragment.isEmpty else { continue }
        let target = subject.site.pages[place]
        let near = found.count < mostSuggestions ? nearest(to: fragment, on: target) : nil
        found.append(
          finding(
            page, node, "“\(target.title)” has no section #\(fragment)",
            why: "The link goes to the top of the page instead.",
            remedy: near.map { "Did you mean #\($0)?" }
              ?? "Find the section’s current name on that page, or link to the page alone."))
      }
    }
    return found
  }
}

extension BrokenAnchor {
  /// The place that a link asks for; where there is none, it leads to the top of the page.
  private static func fragment(of node: Node) -> String? {
    guard case .link(let destination, _) = node.kind,
      let sign = destination.utf8.firstIndex(of: UInt8(ascii: "#"))
    else { return nil }
    return String(destination[destination.utf8.index(after: sign)...])
  }

  /// What to try instead is worth its time for the first few only, and for words that one can read.
  private static let mostSuggestions = 20
  private static let longestSuggestion = 100

  private static func nearest(to fragment: String, on target: SitePage) -> String? {
    let length = fragment.utf8.count
    guard length <= longestSuggestion else { return nil }
    let candidates = target.document.sections.lazy.map(\.anchor).filter { anchor in
      !anchor.isEmpty && abs(anchor.utf8.count - length) <= max(1, length / 3)
    }
    return EditDistance.nearest(to: fragment, among: Array(candidates))
  }
}
