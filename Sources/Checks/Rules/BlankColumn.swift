import Diagnostics
import Model

/// A column in which pictures were, such as the marks of a do and a don’t.
enum BlankColumn: PageCheck {
  static let rule = Rule(
    "blank-column", .warning, "A column of a table is blank in every row.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    holes(on: page, of: .column) { _, node in
      finding(
        page, node, "A column of this table is blank in every row",
        why: "It had pictures. If they marked right and wrong, both now look the same.",
        remedy: "Scrape the page again with a tool that keeps pictures in tables.")
    }
  }
}
