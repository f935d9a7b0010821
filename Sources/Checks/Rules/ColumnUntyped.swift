import Diagnostics
import Model

/// A column without a type, in a table whose other columns have one.
enum ColumnUntyped: PageCheck {
  static let rule = Rule(
    "column-untyped", .note,
    "A column has values of several types, though other columns have one.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    page.document.tables.flatMap { table in
      table.columns.contains { $0.type.isTyped } ? findings(page, table) : []
    }
  }

  private static func findings(_ page: SitePage, _ table: DataTable) -> [Diagnostic] {
    guard let part = table.parts.first else { return [] }
    return table.columns.filter { $0.type == .mixed }.map { column in
      finding(
        page, page.document.nodes[part.node],
        "The column “\(column.name)” of “\(table.caption)” has values of several types",
        why: "It is exported as text, and cannot be sorted or compared by value.",
        remedy: "Write its cells in one form, or move the others to their own column.")
    }
  }
}
