import Cells
import Model

/// Cells that are not what their column is.
enum ColumnConflict {
  static func findings(in table: DataTable) -> [TableFinding] {
    let fits = table.columns.indices.map { fit(of: $0, in: table) }
    return table.findings { cell, column, row, place in
      guard let fit = fits[place], cell.value != .absent,
        !fit.admits(cell.value, headerUnit: column.unit)
      else { return nil }
      return TableFinding(
        rule: .columnConflict, row: row, column: place,
        summary: "\(table.name(ofRow: row)): “\(cell.raw)” is not a \(fit.type.label),"
          + " unlike the column “\(column.name)”",
        why: "The other cells set the type of the column; this cell keeps its own value.")
    }
  }

  /// nil for columns that any cell fits.
  private static func fit(of column: Int, in table: DataTable) -> ColumnFit? {
    let type = table.columns[column].type
    guard type.isTyped else { return nil }
    guard type == .range || type == .list else { return ColumnFit(type) }
    let values = table.rows.map { $0.cells[column].value }.filter { $0.type == type }
    let families = ColumnRegistry.types.map { family in
      (family: family, count: values.count { $0.family == family })
    }
    let common = families.max { $0.count < $1.count }
    return ColumnFit(type, of: common.map(\.family))
  }
}
