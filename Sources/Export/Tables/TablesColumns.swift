import Cells
import JSON
import Model

/// What is known of a table beside its rows.
enum TablesColumns {
  /// In the catalog and in the table's own file.
  static let own: [Column<Placed<DataTable>>] =
    [.id("Unique in the site; the name of its files")]
    + [.text("caption", "What it is about") { $0.value.caption }] + Column.places() + [
      Column("columns", .nested(schema: Schema.columns), "Its columns") {
        .array($0.value.columns.map(\.json))
      },
      .texts("panels", "The tabs it was made from; their label is the first column") {
        $0.value.panels
      },
      .texts("missingPanels", "The tabs that are in no source") { $0.value.missingPanels },
      .texts("notes", "The footnotes below it") { $0.value.notes },
      .text("structure", "`given`, or `guessed` where a source kept only the cells") {
        $0.value.isGuessed ? "guessed" : "given"
      },
      .integer("rowCount", "The number of rows") { $0.value.rows.count },
    ]

  static let catalog =
    own + [
      Column("files", .nested(schema: Schema.files), "Its files, beside this one") {
        ["json": .string("tables/\($0.id).json"), "csv": .string("tables/\($0.id).csv")]
      }
    ]

  /// A column of a table and where it is.
  struct Position: Sendable {
    let table: String
    let place: Int
    let column: DataColumn
  }

  static func relation(_ tables: [Placed<DataTable>]) -> Relation {
    let rows = tables.flatMap { table in
      table.value.columns.enumerated().map {
        Position(table: table.id, place: $0, column: $1)
      }
    }
    return Relation("columns", rows, columns)
  }

  private static let columns: [Column<Position>] = [
    .text("id", "The table’s id and the column’s number") { "\($0.table):\($0.place)" },
    .text("tableId", "The id of its table") { $0.table },
    .integer("position", "From 0") { $0.place },
    .text("name", "As in the table; may be empty") { $0.column.name },
    .text("key", "The name for programs, unique in the table") { $0.column.key },
    Column("type", .choice(ColumnRegistry.types.map(\.rawValue)), "What its cells hold") {
      .string($0.column.type.rawValue)
    },
    .optional("unit", "The unit in its header") { $0.column.unit?.rawValue },
  ]
}

extension DataColumn {
  var json: JSONValue {
    [
      "name": .string(name), "key": .string(key), "type": .string(type.rawValue),
      "unit": unit.map { .string($0.rawValue) } ?? .null,
    ]
  }
}

extension DataTable {
  fileprivate var panels: [String] { parts.compactMap(\.panel).once }
}
