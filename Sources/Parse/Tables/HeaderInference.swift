import Model

/// Tables whose first row is no header though it is where one must, or that have none.
extension TableGrid {
  enum HeaderFault: Sendable, Equatable {
    /// The header row is one of the data.
    case isData
    /// All its cells are empty; the first row of the data has the names.
    case isBelow
  }

  /// Puts the header right where it is obvious what it is.
  mutating func inferHeader(_ document: Document) -> HeaderFault? {
    if header.cells.allSatisfy(\.isEmpty) {
      guard rows.count > 1, isHeader(rows[0], document) else { return nil }
      header = rows.removeFirst()
      return .isBelow
    }
    guard isDataInHeader else { return nil }
    rows.insert(header, at: 0)
    header.cells = header.cells.map { _ in .missing }
    return .isData
  }
}

extension TableGrid {
  /// Names: in bold, or words above a column of figures.
  private func isHeader(_ row: GridRow, _ document: Document) -> Bool {
    guard row.cells.allSatisfy({ !$0.isEmpty }) else { return false }
    if row.cells.allSatisfy({ $0.node.map { document.isBold($0) } ?? false }) { return true }
    let names = row.cells.map { CellShape($0.text) }
    guard names.allSatisfy({ $0 == .words }) else { return false }
    return names.indices.contains { column in
      rows.dropFirst().allSatisfy { CellShape($0.cells[column].text).isFigures }
    }
  }

  /// Sizes in the first row, and in all columns figures that are built like all that follow.
  private var isDataInHeader: Bool {
    guard rows.count > 1 else { return false }
    let shapes = header.cells.map { CellShape($0.text) }
    guard shapes.allSatisfy(\.isFigures), shapes.contains(where: \.isSize) else { return false }
    return rows.allSatisfy { row in
      zip(row.cells, shapes).allSatisfy { CellShape($0.text) == $1 }
    }
  }
}

extension Document {
  /// Whether all that a block or a cell holds is in bold.
  func isBold(_ block: Int) -> Bool {
    let first = block + 1
    guard first < nodes[block].end, nodes[first].kind == .strong else { return false }
    return nodes[first].end == nodes[block].end
  }
}
