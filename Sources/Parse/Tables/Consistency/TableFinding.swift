import Diagnostics
import Model

/// Something in a table that contradicts something else in it. It is reported, never set right: the
/// words are the source's.
struct TableFinding: Equatable {
  let rule: Rule
  let row: Int
  /// nil if it is about the row.
  let column: Int?
  let summary: String
  let why: String
}

/// The checks of tables. A new one is a file and a line.
enum TableConsistency {
  private static let checks: [@Sendable (DataTable) -> [TableFinding]] = [
    PixelProduct.findings, HeaderContradiction.findings, ColumnConflict.findings,
    RepeatedRow.findings,
  ]

  static func diagnostics(for table: DataTable, nodes: [Node], file: String) -> [Diagnostic] {
    findings(in: table).map { finding in
      let row = table.rows[finding.row]
      let node = nodes[finding.column.flatMap { row.cells[$0].node } ?? row.node]
      return Diagnostic(
        finding.rule,
        at: SourceLocation(file: file, line: node.line, column: node.column),
        finding.summary, why: finding.why,
        remedy:
          "Correct the cell if the scrape is wrong; if Apple is, add it to a baseline.")
    }
  }

  static func findings(in table: DataTable) -> [TableFinding] { checks.flatMap { $0(table) } }
}

extension DataTable {
  /// The row's name for people: its first cell with words that is no panel's label.
  func name(ofRow row: Int) -> String {
    let cells = rows[row].cells
    let words =
      cells.first { $0.node != nil && !$0.raw.isEmpty && $0.value == .text }
      ?? cells.first { !$0.raw.isEmpty }
    return words.map { "“\($0.raw)”" } ?? "row \(row + 1)"
  }

  /// What a check finds in each cell.
  func findings(_ check: (DataCell, DataColumn, _ row: Int, _ column: Int) -> TableFinding?)
    -> [TableFinding]
  {
    rows.indices.flatMap { row in
      zip(rows[row].cells, columns).enumerated().compactMap { column, pair in
        pair.0.isSpanned ? nil : check(pair.0, pair.1, row, column)
      }
    }
  }
}
