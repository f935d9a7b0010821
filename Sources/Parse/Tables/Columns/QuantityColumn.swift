import Model

/// `44 pt`, `90%`, `8-bit`
enum QuantityColumn: ColumnReader {
  static let type = ColumnType.quantity

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard case .quantity(let number, let unit)? = cell.measure else { return nil }
    return .quantity(number, unit)
  }
}
