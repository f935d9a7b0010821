import Model

/// A view with the columns of one table: numbers where there are, else words. A column of sizes or
/// screens gets two more, for width and height.
struct TableView {
  let table: Placed<DataTable>
  /// One that needs no quotes.
  let name: String

  /// `names` are those of the database so far, and get this one.
  init(_ table: Placed<DataTable>, among names: inout SQLNames) {
    self.table = table
    name = names.take("table_" + table.id)
  }

  var sql: String {
    var names = SQLNames(["row"])
    let columns = table.value.columns.enumerated().flatMap { self.columns(at: $0, $1, &names) }
    return """
      CREATE VIEW \(name) AS \
      SELECT \((["row"] + columns).joined(separator: ", ")) \
      FROM cells WHERE tableId = \(SQL.text(table.id)) GROUP BY row
      """
  }

  private func columns(
    at place: Int, _ column: DataColumn, _ names: inout SQLNames
  ) -> [String] {
    func pick(_ value: String, as name: String) -> String {
      "max(CASE WHEN position = \(place) AND type IS NOT NULL THEN \(value) END) "
        + "AS \(names.take(name))"
    }
    let own = pick("coalesce(number, raw)", as: column.key)
    guard column.type == .size || column.type == .screen else { return [own] }
    return [own] + ["width", "height"].map { pick($0, as: column.key + "_" + $0) }
  }
}
