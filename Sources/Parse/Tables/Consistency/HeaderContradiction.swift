import Cells
import Model

/// Cells whose unit or scale is not the one that their header states.
enum HeaderContradiction {
  static func findings(in table: DataTable) -> [TableFinding] {
    let headers = table.columns.map { ColumnHeader(CellText(words: $0.name)) }
    return table.findings { cell, _, row, column in
      guard let wrong = contradiction(cell.value, headers[column]) else { return nil }
      return TableFinding(
        rule: .unitDiffers, row: row, column: column,
        summary:
          "\(table.name(ofRow: row)): the cell says \(wrong.cell), its header \(wrong.header)",
        why: "Both are kept; do not compare the figures of this column unchecked.")
    }
  }

  private static func contradiction(
    _ value: CellValue, _ header: ColumnHeader
  ) -> (cell: String, header: String)? {
    if let unit = header.unit, let own = value.unit, own != unit {
      return (own.rawValue, unit.rawValue)
    }
    if let scale = header.scale, case .screen(_, let pixels) = value,
      let own = pixels.first?.scale, !pixels.contains(where: { $0.scale == scale })
    {
      return ("@\(own)x", "@\(scale)x")
    }
    return nil
  }
}
