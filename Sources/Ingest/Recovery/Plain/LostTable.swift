/// A table whose cells are one a line: how many lines it takes, and which cell is on which.
struct LostTable: Equatable {
  /// For each row the lines of each of its cells, counted from the first line of the table; the
  /// header comes first, and a cell without a line is empty.
  let rows: [[Range<Int>]]

  var columns: Int { rows.first?.count ?? 0 }
  var lineCount: Int { rows.last?.last?.upperBound ?? 0 }

  /// A heading and its text have as many bytes.
  private static let shortestText = 50

  /// Without a last row that has sentences where all others have values: a heading and its text.
  func trimmed(_ lines: ArraySlice<LooseLine>) -> LostTable {
    guard rows.count > 3, let last = rows.last else { return self }
    let kinds = { (row: [Range<Int>]) in
      row.dropFirst().map { $0.first.map { lines[lines.startIndex + $0].kind } }
    }
    let texts = last.joined().map { lines[lines.startIndex + $0].text }
    let isHeading = texts.first.map { $0.contains(UInt8(ascii: " ")) } ?? false
    guard kinds(last) == [.sentence], isHeading, texts.joined().count > Self.shortestText else {
      return self
    }
    let areValues = rows.dropFirst().dropLast().allSatisfy { kinds($0) == [.value] }
    return areValues ? LostTable(rows: rows.dropLast()) : self
  }

  /// The table with so many lines above it, a cell a line.
  func below(lineCount: Int) -> LostTable {
    let above = stride(from: 0, to: lineCount, by: columns).map { row in
      (row..<(row + columns)).map { $0..<($0 + 1) }
    }
    let own = rows.map { row in
      row.map { ($0.lowerBound + lineCount)..<($0.upperBound + lineCount) }
    }
    return LostTable(rows: above + own)
  }

  /// The table with rows right behind it, which may lack the last cell.
  func goingOn(with other: LostTable) -> LostTable {
    let more = other.rows.map { row in
      let cells = row.map { ($0.lowerBound + lineCount)..<($0.upperBound + lineCount) }
      let end = cells.last?.upperBound ?? lineCount
      return cells + Array(repeating: end..<end, count: columns - cells.count)
    }
    return LostTable(rows: rows + more)
  }
}

/// One way to read lines as a table, row by row.
struct TableReading {
  let start: Int
  /// How many lines the header takes: one a column.
  let header: Int
  /// Where the rows start, and where the last one ends.
  private(set) var starts: [Int]
  /// The column in which each row starts.
  private var columns: [Int] = []
  /// By how many bits the table describes its lines better than lines on their own.
  private(set) var gain: Double

  init(_ lines: ArraySlice<LooseLine>, at start: Int, header: Int) {
    self.start = start
    self.header = header
    starts = [start + header]
    gain = lines[start..<(start + header)].reduce(0) { $0 + $1.aloneCost - $1.headerCost }
  }

  var end: Int { starts[starts.count - 1] }
  var rowCount: Int { starts.count - 1 }

  mutating func pay(_ bits: Double) { gain -= bits }

  mutating func add(_ row: RowReader.Row) {
    starts.append(row.end)
    columns.append(row.column)
    gain += row.saving
  }

  /// Each cell has a line; the last one has all that are left.
  func table(rows count: Int) -> LostTable {
    let cells = zip(zip(starts, starts.dropFirst()), columns).prefix(count).map { ends, shift in
      (0..<header).map { column -> Range<Int> in
        let (row, next) = (ends.0 - start, ends.1 - start)
        let first = min(row + max(0, column - shift), next)
        if column < shift { return first..<first }
        return first..<(column == header - 1 ? next : min(first + 1, next))
      }
    }
    return LostTable(rows: [(0..<header).map { $0..<($0 + 1) }] + cells)
  }
}
