import Bytes
import Model

/// `Yes`, `No`, `●`, check marks, and pictures of those.
enum FlagColumn: ColumnReader {
  static let types: [ColumnType] = [.flag]
  static let isOnlyAmongOthers = true

  static func read(_ cell: ReadableCell) -> CellValue? {
    if let picture = cell.cell.pictures.first {
      return cell.cell.pictures.count == 1 && picture == cell.cell.words ? pictured(picture) : nil
    }
    if yes.contains(where: cell.isWord) { return .flag(true) }
    return no.contains(where: cell.isWord) ? .flag(false) : nil
  }

  private static let yes = ["yes", "●", "•", "✓", "✔", "✔︎", "✅", "☑"]
  private static let no = ["no", "○", "✗", "✘", "✕", "❌"]

  private static func pictured(_ description: String) -> CellValue? {
    let bytes = Array(description.utf8)[...]
    if ByteSearch.first(of: "checkmark", in: bytes) != nil { return .flag(true) }
    return ByteSearch.first(of: "X in a circle", in: bytes) != nil ? .flag(false) : nil
  }
}
