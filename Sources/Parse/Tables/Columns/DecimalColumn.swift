import Model

/// `32.5`
enum DecimalColumn: ColumnReader {
  static let type = ColumnType.decimal

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard case .number(let number)? = cell.measure, number.places > 0, !number.isSigned else {
      return nil
    }
    return .number(number)
  }
}
