import Diagnostics
import Model

/// A link whose address a page must not carry, or that says no address.
enum LinkRefused: PageCheck {
  static let rule = Rule(
    "link-refused", .warning, "A link’s address is empty or not allowed on a page.", .check
  )

  static func findings(on page: SitePage) -> [Diagnostic] {
    page.linksInOrder.filter { $0.target == .refused }.map { node, _ in
      let address = if case .link(let destination, _) = node.kind { destination } else { "" }
      return finding(
        page, node,
        address.isEmpty ? "The link has no address" : "The link to \(address) was left out",
        why: "Only web, mail and same-page addresses are allowed.",
        remedy: "Write a page’s whole address: \(PageAddress.host)\(PageAddress.root)/….")
    }
  }
}
