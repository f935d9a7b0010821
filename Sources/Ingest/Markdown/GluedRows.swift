import Bytes

/// Puts back on a line of its own what a mirror glued to a last cell: “`xmark` Close”, in a column
/// that holds code and nothing else.
enum GluedRows {
  static func parted(_ rows: [LooseRow], columns: Int) -> [LooseRow] {
    let complete = rows.dropFirst().filter { $0.isComplete(columns) }
    guard columns > 1, let header = rows.first?.cells.last,
      isOfCode(complete.map { $0.cells[columns - 1] }, below: header),
      complete.allSatisfy({ CellForm($0.cells[0]) == .label })
    else { return rows }
    return rows.prefix(1)
      + rows.dropFirst().map { row in
        row.isComplete(columns) ? parted(row) : row
      }
  }

  private static func parted(_ row: LooseRow) -> LooseRow {
    guard let cell = row.cells.last, let end = endOfCode(cell) else { return row }
    let rest = Array(cell[end...].trimmed)
    guard CellForm(rest) == .label else { return row }
    let code = Array(cell[..<(end - 1)].trimmed) + [UInt8(ascii: "`")]
    return LooseRow(cells: row.cells.dropLast() + [code], lines: [rest])
  }

  /// Whether some cells are code alone, or the header says that they name symbols, and all others
  /// begin with code.
  private static func isOfCode(_ cells: [[UInt8]], below header: [UInt8]) -> Bool {
    var hasPure = ByteSearch.first(of: "symbol name", inAnyCase: header[...]) != nil
    for cell in cells {
      guard let end = endOfCode(cell) else { return false }
      hasPure = hasPure || end == cell.count
    }
    return hasPure
  }

  /// Behind the tick that closes the code at the start of a cell.
  private static func endOfCode(_ cell: [UInt8]) -> Int? {
    let tick = UInt8(ascii: "`")
    guard cell.first == tick, let close = cell.dropFirst().firstIndex(of: tick), close > 1 else {
      return nil
    }
    return close + 1
  }
}
