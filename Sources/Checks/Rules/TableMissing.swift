import Diagnostics
import Model

/// A text that announces a table, and no table behind it.
enum TableMissing: PageCheck {
  static let rule = Rule(
    "table-missing", .warning, "The text announces a table that is not on the page.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    holes(on: page, of: .table, .values) { hole, node in
      finding(
        page, node, "No table follows “\(hole.quote)”",
        why: "Its values are missing from the page; the raw file has no table there.",
        remedy: "Scrape the page again with a tool that keeps tables.")
    }
  }
}
