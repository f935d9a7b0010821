import JSON
import Model

/// The cells of all tables as flat records, for SQL and bulk loading.
struct TableCells {
  /// One cell; what a table says of it is looked up when it is asked for.
  struct Cell: Sendable {
    let table: String
    let row: Int
    let place: Int
    let column: DataColumn
    let cell: DataCell

    var id: String { "\(table):\(row):\(place)" }
  }

  static func relation(_ tables: [Placed<DataTable>]) -> Relation {
    let cells = tables.flatMap { table in
      table.value.rows.enumerated().flatMap { row, cells in
        zip(table.value.columns, cells.cells).enumerated().map { place, pair in
          Cell(table: table.id, row: row, place: place, column: pair.0, cell: pair.1)
        }
      }
    }
    return Relation("cells", cells, columns)
  }

  private static let columns: [Column<Cell>] = [
    .text("id", "The table’s id, the row’s number, the column’s number") { $0.id },
    .text("tableId", "The id of its table") { $0.table },
    .integer("row", "From 0") { $0.row },
    .integer("position", "The column, from 0") { $0.place },
    .text("key", "The column’s key") { $0.column.key },
    .text("raw", "The text as written") { $0.cell.raw },
    .optional("type", "What kind of value it is; null for none") { $0.cell.value.type?.rawValue },
    .number("number", "A number, or that of a quantity") { $0.cell.value.number },
    .optional("unit", "The unit of a number, a quantity or a size") { $0.unit?.rawValue },
    .number("width", "Of a size; of a screen, in points") { $0.cell.value.size?.width },
    .number("height", "Of a size; of a screen, in points") { $0.cell.value.size?.height },
    .optional("value", "The whole value, as JSON; null for text, which is in raw") {
      $0.cell.value == .text ? nil : JSONWriter.text($0.cell.value.json(unit: $0.column.unit))
    },
  ]
}

extension TableCells.Cell {
  var unit: Unit? {
    switch cell.value {
    case .quantity(_, let unit): unit
    case .number: column.unit
    default: cell.value.size.flatMap { $0.unit ?? column.unit }
    }
  }
}

extension CellValue {
  fileprivate var size: TableSize? {
    switch self {
    case .size(let size), .screen(let size, _): size
    default: nil
    }
  }
}
