/// Columns of text, each as wide as its widest cell.
enum TextTable {
  /// The first `numbers` columns are to the right. No line ends in a space.
  static func lines(_ rows: [[String]], numbers: Int) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      line(row.indices.map { padded(row[$0], to: widths[$0], left: $0 >= numbers) })
    }.joined()
  }

  private static func line(_ cells: [String]) -> String {
    var line = cells.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  static func padded(_ cell: String, to width: Int, left: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - cell.count))
    return left ? cell + space : space + cell
  }
}
