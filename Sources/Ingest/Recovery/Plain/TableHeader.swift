/// Headers that are wider than their first lines show.
struct TableHeader {
  private let lines: ArraySlice<LooseLine>
  private let start: Int

  init(_ lines: ArraySlice<LooseLine>, at start: Int) {
    self.lines = lines
    self.start = start
  }

  /// Two tables side by side say their header twice: `Code, Name, Code, Name`.
  func isRepeated(_ columns: Int) -> Bool {
    let header = lines[start...].prefix(columns)
    return header.elementsEqual(lines[header.endIndex...].prefix(columns)) { $0.text == $1.text }
  }

  func corrected(_ table: LostTable) -> LostTable { doubled(table) ?? widened(table) ?? table }
}

extension TableHeader {
  private func doubled(_ table: LostTable) -> LostTable? {
    let columns = table.columns
    guard table.rows.count > 2, table.lineCount == table.rows.count * columns, isRepeated(columns)
    else { return nil }
    let end = table.lineCount
    let empty = Array(repeating: end..<end, count: columns)
    return LostTable(
      rows: stride(from: 0, to: table.rows.count, by: 2).map { row in
        table.rows[row] + (row + 1 < table.rows.count ? table.rows[row + 1] : empty)
      })
  }

  /// Rows of names before rows with values name columns too, in which the cells held pictures.
  private func widened(_ table: LostTable) -> LostTable? {
    let names = table.rows.dropFirst().prefix { !endsInValue($0) }.count
    let rows = table.rows.dropFirst(1 + names)
    guard names > 1, rows.count > 1, rows.allSatisfy(endsInValue), (1 + names) * table.columns < 9,
      table.rows.prefix(1 + names).joined().allSatisfy(isName)
    else { return nil }
    return LostTable(
      rows: [Array(table.rows.prefix(1 + names).joined())]
        + rows.map { row in
          let end = row.last?.upperBound ?? 0
          return row + Array(repeating: end..<end, count: names * table.columns)
        })
  }

  private func endsInValue(_ row: [Range<Int>]) -> Bool {
    guard let cell = row.last, cell.count == 1 else { return false }
    return lines[start + cell.lowerBound].isValue
  }

  private func isName(_ cell: Range<Int>) -> Bool {
    cell.count == 1 && lines[start + cell.lowerBound].isHeaderLike
  }
}
