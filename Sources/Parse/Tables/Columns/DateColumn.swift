import Bytes
import Model

/// `June 9, 2025`, `2025-06-09`
enum DateColumn: ColumnReader {
  static let type = ColumnType.date

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard cell.hasDigits else { return nil }
    let words = String(decoding: cell.bytes, as: UTF8.self)
    return (AppleDate.iso(words) ?? iso(cell.bytes)).map { .date($0) }
  }

  private static func iso(_ bytes: [UInt8]) -> String? {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy(ByteClass.isDigit) }),
      let month = Int(String(decoding: parts[1], as: UTF8.self)), 1...12 ~= month,
      let day = Int(String(decoding: parts[2], as: UTF8.self)), 1...31 ~= day
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
