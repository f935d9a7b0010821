import Diagnostics
import Model

/// A table, or a column of one, that does not say what its cells are.
enum TableWithoutHeader: PageCheck {
  static let rule = Rule(
    "table-without-header", .note, "A table, or a column with text, has no header.", .check
  )

  static func findings(on page: SitePage) -> [Diagnostic] {
    page.document.tables.compactMap { table in
      missing(in: table, page.document).map { summary in
        finding(
          page, page.document.nodes[table.parts[0].node], summary,
          why: "Screen readers cannot say what a cell is, and its data has no name.",
          remedy: "Write the names of the columns in the table’s first row.")
      }
    }
  }

  private static func missing(in table: DataTable, _ document: Document) -> String? {
    guard let part = table.parts.first, let row = table.rows.first,
      // A header that was read as data is reported by who read it so.
      document.nodes[row.node].kind != .row(header: true)
    else { return nil }
    // The first column may name the rows, and a panel’s column is our own.
    let own = table.columns.indices.dropFirst(part.panel == nil ? 0 : 1)
    if own.allSatisfy({ table.columns[$0].name.isEmpty }) {
      return "The table “\(table.caption)” has no header"
    }
    let bare = own.dropFirst().first { column in
      table.columns[column].name.isEmpty && table.rows.contains { !$0.cells[column].raw.isEmpty }
    }
    guard let bare, let start = own.first else { return nil }
    return "Column \(bare - start + 1) of “\(table.caption)” has no name"
  }
}
