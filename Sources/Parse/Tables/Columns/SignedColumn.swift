import Model

/// `+0.24`, `-11`
enum SignedColumn: ColumnReader {
  static let type = ColumnType.signed

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard case .number(let number)? = cell.measure, number.isSigned else { return nil }
    return .number(number)
  }
}
