import Diagnostics
import Model

/// A picture that says nothing to those who cannot see it.
enum MissingAlt: PageCheck {
  static let rule = Rule(
    "missing-alt", .warning, "A picture has no description for people who cannot see it.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var index = 0
    while index < page.document.nodes.count {
      let node = page.document.nodes[index]
      guard case .image(let source, _) = node.kind else {
        index += 1
        continue
      }
      let words = page.document.plainText(of: index + 1..<node.end)
      if words.isBlank {
        found.append(
          finding(
            page, node, "The picture \(source) has no description",
            why: "People who cannot see the picture have nothing else.",
            remedy: "Describe it between the brackets: `![…](…)`."))
      }
      // Pictures in its description are no pictures.
      index = node.end
    }
    return found
  }
}
