import Model

/// A view with the columns of one table: numbers where there are, else words. A column of sizes or
/// screens gets two more, for width and height.
struct TableView {
  let table: Placed<DataTable>

  init(_ table: Placed<DataTable>) { self.table = table }

  /// Names differ in SQL only if they differ in more than case: the first view stays.
  var sql: String {
    let columns = table.value.columns.enumerated().flatMap(columns)
    return """
      CREATE VIEW IF NOT EXISTS \(SQL.name("table_" + table.id)) AS \
      SELECT \((["row"] + columns).joined(separator: ", ")) \
      FROM cells WHERE tableId = \(SQL.text(table.id)) GROUP BY row
      """
  }

  private func columns(at place: Int, _ column: DataColumn) -> [String] {
    func pick(_ value: String, as name: String) -> String {
      "max(CASE WHEN position = \(place) AND type IS NOT NULL THEN \(value) END) "
        + "AS \(SQL.name(name))"
    }
    let own = pick("coalesce(number, raw)", as: column.key)
    guard column.type == .size || column.type == .screen else { return [own] }
    return [own]
      + ["width", "height"].map { pick($0, as: column.key + "-" + $0) }
  }
}
