/// A table whose cells are one a line.
struct LostTable: Equatable {
  /// For each row the lines of each of its cells; the header comes first, and a cell without a line
  /// is empty.
  let rows: [[Range<Int>]]

  var columns: Int { rows.first?.count ?? 0 }
  /// Behind its last line.
  var end: Int { rows.last?.last?.upperBound ?? 0 }

  /// A heading and its text have as many bytes.
  private static let shortestText = 50

  /// Without a last row that has sentences where all others have values: a heading and its text.
  func trimmed(_ lines: ArraySlice<LooseLine>) -> LostTable {
    guard rows.count > 3, let last = rows.last else { return self }
    let kinds = { (row: [Range<Int>]) in row.dropFirst().map { $0.first.map { lines[$0].kind } } }
    let texts = last.joined().map { lines[$0].text }
    let isHeading = texts.first.map { $0.contains(UInt8(ascii: " ")) } ?? false
    guard kinds(last) == [.sentence], isHeading, texts.joined().count > Self.shortestText else {
      return self
    }
    let areValues = rows.dropFirst().dropLast().allSatisfy { kinds($0) == [.value] }
    return areValues ? LostTable(rows: rows.dropLast()) : self
  }

  /// The table with all columns of a head that is said twice, and without a last row that alone
  /// ends in a paragraph, longer than all cells: a heading and its text.
  func withoutHeading(_ lines: ArraySlice<LooseLine>) -> LostTable {
    let whole = doubled(lines) ?? self
    guard whole.columns == 2, whole.rows.count > 2, let last = whole.rows.last?.last?.first,
      lines[last].form == .prose
    else { return whole }
    let cells = whole.rows.dropLast().joined().joined().map { lines[$0] }
    let longest = cells.map(\.text.count).max() ?? 0
    guard !cells.contains(where: { $0.form == .prose }), lines[last].text.count > 2 * longest else {
      return whole
    }
    return LostTable(rows: whole.rows.dropLast())
  }

  /// The table with the lines above it from a place on, a cell a line.
  func below(_ lines: Range<Int>) -> LostTable {
    let above = stride(from: lines.lowerBound, to: lines.upperBound, by: columns).map { row in
      (row..<(row + columns)).map { $0..<($0 + 1) }
    }
    return LostTable(rows: above + rows)
  }

  /// The table with rows right behind it, which may lack the last cell.
  func goingOn(with other: LostTable) -> LostTable {
    LostTable(rows: rows + other.rows.map { Self.filled($0, to: columns) })
  }

  /// A row with empty cells at its end.
  private static func filled(_ row: [Range<Int>], to columns: Int) -> [Range<Int>] {
    let end = row.last?.upperBound ?? 0
    return row + Array(repeating: end..<end, count: columns - row.count)
  }
}

/// Headers that are wider than their first lines show.
extension LostTable {
  func corrected(_ lines: ArraySlice<LooseLine>) -> LostTable {
    doubled(lines) ?? widened(lines) ?? self
  }

  private func doubled(_ lines: ArraySlice<LooseLine>) -> LostTable? {
    guard rows.count > 2, end - lines.startIndex == rows.count * columns,
      lines.repeatsHeader(of: columns)
    else { return nil }
    return LostTable(
      rows: stride(from: 0, to: rows.count, by: 2).map { row in
        Self.filled(Array(rows[row...].prefix(2).joined()), to: 2 * columns)
      })
  }

  /// Rows of names before rows with values name columns too, in which the cells held pictures.
  private func widened(_ lines: ArraySlice<LooseLine>) -> LostTable? {
    let endsInValue = { (row: [Range<Int>]) in
      row.last.map { $0.count == 1 && lines[$0.lowerBound].isValue } ?? false
    }
    let names = rows.prefix(1) + rows.dropFirst().prefix { !endsInValue($0) }
    let others = rows.dropFirst(names.count)
    let width = names.count * columns
    guard names.count > 2, others.count > 1, others.allSatisfy(endsInValue), width < 9,
      names.joined().allSatisfy({ $0.count == 1 && lines[$0.lowerBound].isHeaderLike })
    else { return nil }
    return LostTable(
      rows: [Array(names.joined())] + others.map { Self.filled($0, to: width) })
  }
}

extension ArraySlice<LooseLine> {
  /// Two tables side by side say their header twice: `Code, Name, Code, Name`.
  func repeatsHeader(of columns: Int) -> Bool {
    prefix(columns).elementsEqual(dropFirst(columns).prefix(columns)) { $0.text == $1.text }
  }
}

/// One way to read lines as a table, row by row.
struct TableReading {
  let start: Int
  /// How many lines the header takes: one a column.
  let header: Int
  private(set) var rows: [RowReader.Row] = []
  /// By how many bits the table describes its lines better than lines on their own.
  var gain: Double

  init(_ lines: ArraySlice<LooseLine>, at start: Int, header: Int) {
    self.start = start
    self.header = header
    gain = lines[start..<(start + header)].reduce(0) { $0 + $1.aloneCost - $1.headerCost }
  }

  var end: Int { rows.last?.end ?? start + header }

  mutating func add(_ row: RowReader.Row) {
    rows.append(row)
    gain += row.saving
  }

  /// Each cell has a line; the last one has all that are left.
  func table(rows count: Int) -> LostTable {
    let starts = [start + header] + rows.map(\.end)
    let cells = zip(starts, rows).prefix(count).map { start, row in
      (0..<header).map { column in
        let first = min(start + max(0, column - row.column), row.end)
        if column < row.column { return first..<first }
        return first..<(column == header - 1 ? row.end : min(first + 1, row.end))
      }
    }
    return LostTable(rows: [(start..<starts[0]).map { $0..<($0 + 1) }] + cells)
  }
}
