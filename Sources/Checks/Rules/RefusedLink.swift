import Diagnostics
import Model

/// A link whose address a page must not carry, or that says no address.
enum RefusedLink: Check {
  static let rule = Rule(
    "link-refused", .warning, "A link’s address is empty or not allowed on a page.", .check
  )

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    subject.site.pages.flatMap { page in
      page.links.compactMap { index, target in
        guard target == .refused else { return nil }
        return finding(page, page.document.nodes[index])
      }
    }
  }

  private static func finding(_ page: SitePage, _ node: Node) -> Diagnostic {
    let address = if case .link(let destination, _) = node.kind { destination } else { "" }
    return Diagnostic(
      rule,
      at: SourceLocation(file: page.document.file, line: node.line, column: node.column),
      address.isEmpty ? "The link has no address" : "The link to \(address) was left out",
      why: "Only web, mail and same-page addresses are allowed.",
      remedy: "Write a page’s whole address: \(PageAddress.host)\(PageAddress.root)/….")
  }
}
