import Model

/// The colors of a page's tables as words to find them by: `#FF383C 255 56 60`. A table shows a
/// color as a picture, or in one of the two ways.
struct CellColors {
  /// By the cell's node.
  private var words: [Int: String] = [:]

  init(_ document: Document) {
    for table in document.tables where table.columns.contains(where: { $0.type == .color }) {
      for cell in table.rows.flatMap(\.cells) {
        guard let node = cell.node else { continue }
        let colors = Self.colors(of: cell.value)
        if !colors.isEmpty { words[node] = colors.map(Self.words).joined(separator: " ") }
      }
    }
  }

  subscript(node: Int) -> String? { words[node] }
}

extension CellColors {
  private static func colors(of value: CellValue) -> [RGB] {
    switch value {
    case .color(let color): [color]
    case .list(let values): values.flatMap(colors)
    default: []
    }
  }

  private static func words(of color: RGB) -> String {
    "\(color.hex) \(color.red) \(color.green) \(color.blue)"
  }
}
