import Model
import Vocabulary

/// `iOS, iPadOS`: nothing but names of platforms.
enum PlatformsColumn: ColumnReader {
  static let types: [ColumnType] = [.platforms]
  static let isOnlyAmongOthers = true

  static func read(_ cell: ReadableCell) -> CellValue? {
    // All names end so.
    guard cell.bytes.last == UInt8(ascii: "S") else { return nil }
    let parts = CellParts.split(cell.bytes).map { String(decoding: $0, as: UTF8.self) }
    let platforms = parts.compactMap(Platform.init(rawValue:))
    guard !platforms.isEmpty, platforms.count == parts.count else { return nil }
    return .platforms(platforms)
  }
}
