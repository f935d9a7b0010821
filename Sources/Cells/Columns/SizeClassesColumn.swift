import Bytes
import Model

/// `Compact width, regular height`
enum SizeClassesColumn: ColumnReader {
  static let types: [ColumnType] = [.sizeClasses]

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard cell.bytes.last.map(ByteClass.lowered) == UInt8(ascii: "t") else { return nil }
    let words = cell.bytes.map(ByteClass.lowered)
      .split { ByteClass.isSpace($0) || $0 == UInt8(ascii: ",") }
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, words[1] == "width", words[3] == "height",
      let width = SizeClass(rawValue: words[0]), let height = SizeClass(rawValue: words[2])
    else { return nil }
    return .sizeClasses(width: width, height: height)
  }
}
