import Bytes
import Model

/// `June 9, 2025`, `2025-06-09`
enum DateColumn: ColumnReader {
  static let types: [ColumnType] = [.date]

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard let last = cell.bytes.last, ByteClass.isDigit(last) else { return nil }
    let words = String(decoding: cell.bytes, as: UTF8.self)
    return (AppleDate.iso(words) ?? iso(cell.bytes)).map { .word(.date, $0) }
  }

  private static func iso(_ bytes: [UInt8]) -> String? {
    guard bytes.count == 10 else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy(ByteClass.isDigit) }),
      CalendarDay(String(decoding: bytes, as: UTF8.self)) != nil
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ColumnType {
  static let date = ColumnType("date")
}
