import Model

/// `44x44 pt`, `860 × 420`
enum SizeColumn: ColumnReader {
  static let type = ColumnType.size

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard case .size(let size)? = cell.measure else { return nil }
    return .size(size)
  }
}
