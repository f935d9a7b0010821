import Diagnostics
import Model

/// A heading with nothing below it.
enum EmptySection: Check {
  static let rule = Rule(
    "empty-section", .warning, "A heading has nothing below it.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    holes(in: subject, of: .section) { page, hole in
      let document = page.document
      let node = document.nodes[hole.place]
      let title = document.plainText(of: hole.place..<node.end)
      return finding(
        page, node, "Nothing below “\(title)”",
        why: "Readers find only the next heading; a scrape may have lost the text.",
        remedy: "Write what belongs there, or remove the heading.")
    }
  }
}
