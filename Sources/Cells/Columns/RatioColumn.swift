import Model

/// `16:9`, `4.5:1`
enum RatioColumn: ColumnReader {
  static let types: [ColumnType] = [.ratio]

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard cell.hasDigits else { return nil }
    var scanner = ByteScanner(cell.bytes)
    guard let first = scanner.number(signed: false), scanner.take(UInt8(ascii: ":")),
      let second = scanner.number(signed: false), scanner.isAtEnd
    else { return nil }
    return .ratio(first, second)
  }
}
