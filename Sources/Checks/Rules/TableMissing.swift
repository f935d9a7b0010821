import Diagnostics
import Model

/// A text that announces a table, and no table behind it.
enum TableMissing: Check {
  static let rule = Rule(
    "table-missing", .warning, "The text announces a table that is not on the page.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    holes(in: subject, of: .table, .values) { page, hole in
      finding(
        page, page.document.nodes[hole.place], "No table follows “\(hole.quote)”",
        why: "Its values are missing from the page; the raw file has no table there.",
        remedy: "Scrape the page again with a tool that keeps tables.")
    }
  }
}
