import Diagnostics
import Model

/// A heading with nothing below it.
enum EmptySection: PageCheck {
  static let rule = Rule(
    "empty-section", .warning, "A heading has nothing below it.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    holes(on: page, of: .section) { hole, node in
      let title = page.document.plainText(of: hole.place..<node.end)
      return finding(
        page, node, "Nothing below “\(title)”",
        why: "Readers find only the next heading; a scrape may have lost the text.",
        remedy: "Write what belongs there, or remove the heading.")
    }
  }
}
