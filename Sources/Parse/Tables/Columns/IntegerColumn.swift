import Model

/// `17`
enum IntegerColumn: ColumnReader {
  static let type = ColumnType.integer

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard case .number(let number)? = cell.measure, number.places == 0, !number.isSigned else {
      return nil
    }
    return .number(number)
  }
}
