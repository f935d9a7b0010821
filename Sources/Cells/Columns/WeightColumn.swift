import Bytes
import Model

/// `Semibold`
enum WeightColumn: ColumnReader {
  static let types: [ColumnType] = [.weight]
  static let isOnlyAmongOthers = true

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard cell.cell.codes.isEmpty, cell.bytes.count <= longest else { return nil }
    let name = String(decoding: cell.bytes.map(ByteClass.lowered), as: UTF8.self)
    return names.contains(name) ? .word(.weight, name) : nil
  }

  private static let names: Set = [
    "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  private static let longest = 10
}

extension ColumnType {
  static let weight = ColumnType("weight", label: "font weight", .name)
}
