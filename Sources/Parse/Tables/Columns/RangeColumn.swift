import Model

/// `84–160`, `408x84–160`, `Up to 17 pt`, `72 dpi (minimum)`
enum RangeColumn: ColumnReader {
  static let type = ColumnType.range

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard case .range(let low, let high)? = cell.measure else { return nil }
    return .range(low, high)
  }
}
