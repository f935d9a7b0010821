import Model

/// Figures: `17`, `32.5`, `+0.24`, `44 pt`, `44x44 pt`, `84–160`, `Up to 17 pt`,
/// `1024x1366 pt (2048x2732 px @2x)`.
enum MeasureColumn: ColumnReader {
  static let types: [ColumnType] = [.integer, .decimal, .signed, .quantity, .size, .screen, .range]

  static func read(_ cell: ReadableCell) -> CellValue? { cell.measure }
}
