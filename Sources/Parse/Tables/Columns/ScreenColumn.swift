import Model

/// `1024x1366 pt (2048x2732 px @2x)`, and lengths and ranges of the same kind:
/// `100 pt (200 px @2x)`, `9-21x9 pt (18-42x18 px @2x)`.
enum ScreenColumn: ColumnReader {
  static let type = ColumnType.screen

  static func read(_ cell: ReadableCell) -> CellValue? {
    switch cell.measure {
    case .screen, .scaled: cell.measure
    default: nil
    }
  }
}
