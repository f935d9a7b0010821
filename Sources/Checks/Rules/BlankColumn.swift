import Diagnostics
import Model

/// A column in which pictures were, such as the marks of a do and a don’t.
enum BlankColumn: Check {
  static let rule = Rule(
    "blank-column", .warning, "A column of a table is blank in every row.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    holes(in: subject, of: .column) { page, hole in
      finding(
        page, page.document.nodes[hole.place], "A column of this table is blank in every row",
        why: "It had pictures. If they marked right and wrong, both now look the same.",
        remedy: "Scrape the page again with a tool that keeps pictures in tables.")
    }
  }
}
