/// Cells that are above and to the left of where they should be: rows that lost their first cell to
/// one that spans them, and cells that are empty for the same reason.
extension TableGrid {
  /// Moves rows to the right that are short of their first cells, and says which.
  mutating func shiftRows() -> [Int] {
    let short = rows.indices.filter { place in
      rows[place].cells.last?.isEmpty == true && rows[place].cells.first?.isEmpty == false
    }
    guard !short.isEmpty, short.count < rows.count else { return [] }
    let columns = shapesOfFullRows
    let shifted = short.filter { place in
      let lost = rows[place].cells.reversed().prefix(while: \.isEmpty).count
      return Self.isDisplaced(rows[place].cells.map { CellShape($0.text) }, by: lost, columns)
    }
    for place in shifted { rows[place].shift() }
    return shifted
  }

  /// Repeats a cell in the rows that it spans: those that are empty from the left up to it.
  mutating func repeatSpans() {
    guard var above = rows.first else { return }
    for place in rows.indices.dropFirst() {
      let empty = rows[place].cells.prefix(while: \.isEmpty).count
      if empty < rows[place].cells.count {
        for column in 0..<empty where !above.cells[column].isEmpty {
          rows[place].cells[column].text = above.cells[column].text
          rows[place].cells[column].isSpanned = true
        }
      }
      above = rows[place]
    }
  }
}

extension TableGrid {
  /// How the cells of each column are built, in the rows that have all of them.
  private var shapesOfFullRows: [Set<CellShape>] {
    var columns = [Set<CellShape>](repeating: [], count: header.cells.count)
    for row in rows where row.cells.last?.isEmpty == false {
      for (column, cell) in row.cells.enumerated() { columns[column].insert(CellShape(cell.text)) }
    }
    return columns
  }

  /// Whether the first cell does not fit its column, and all cells fit columns further right.
  private static func isDisplaced(
    _ cells: [CellShape], by lost: Int, _ columns: [Set<CellShape>]
  ) -> Bool {
    guard let first = cells.first, lost < cells.count, !columns[0].contains(first) else {
      return false
    }
    return (0..<cells.count - lost).allSatisfy { place in
      cells[place] == .absent || columns[place + lost].contains(cells[place])
    }
  }
}

extension GridRow {
  /// The empty cells at the end go, and as many come in front that the row does not have.
  fileprivate mutating func shift() {
    let lost = cells.reversed().prefix(while: \.isEmpty).count
    cells.removeLast(lost)
    cells.insert(contentsOf: Array(repeating: .missing, count: lost), at: 0)
  }
}
