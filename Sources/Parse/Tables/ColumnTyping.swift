import Model

/// What the cells of one column have in common, and what each of them says.
struct ColumnTyping: Sendable, Equatable {
  let type: ColumnType
  let unit: Unit?
  /// One for each cell.
  let values: [CellValue]
  /// The cells, by number, that are not what the column is.
  let conflicts: [Int]

  /// Reads a column under its header.
  init(header: CellText, cells: [CellText]) {
    type = .text
    unit = nil
    values = cells.map { $0.words.isEmpty ? .absent : .text }
    conflicts = []
  }
}
