import Bytes
import Model

/// `June 9, 2025`, `2025-06-09`
enum DateColumn: ColumnReader {
  static let types: [ColumnType] = [.date]

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard let last = cell.bytes.last, ByteClass.isDigit(last) else { return nil }
    let words = String(decoding: cell.bytes, as: UTF8.self)
    let isDay = cell.bytes.count == 10 && CalendarDay(words) != nil
    return (AppleDate.iso(words) ?? (isDay ? words : nil)).map { .word(.date, $0) }
  }
}

extension ColumnType {
  static let date = ColumnType("date")
}
