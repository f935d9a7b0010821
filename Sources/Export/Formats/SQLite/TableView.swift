import Model

/// A view with the columns of one table: numbers where there are, else words.
struct TableView {
  let table: Placed<DataTable>

  init(_ table: Placed<DataTable>) { self.table = table }

  /// Names differ in SQL only if they differ in more than case: the first view stays.
  var sql: String {
    let columns = table.value.columns.enumerated().map { place, column in
      "max(CASE WHEN position = \(place) AND type IS NOT NULL THEN coalesce(number, raw) END) "
        + "AS \(SQL.name(column.key))"
    }
    return """
      CREATE VIEW IF NOT EXISTS \(SQL.name("table_" + table.id)) AS \
      SELECT \((["row"] + columns).joined(separator: ", ")) \
      FROM cells WHERE tableId = \(SQL.text(table.id)) GROUP BY row
      """
  }
}
