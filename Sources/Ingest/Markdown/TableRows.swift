import Bytes

/// A row of a table as it is read: its cells, and the lines of one cell below it.
struct LooseRow {
  var cells: [[UInt8]]
  var lines: [[UInt8]] = []

  func isComplete(_ columns: Int) -> Bool {
    cells.count == columns && cells.allSatisfy { !$0.isEmpty }
  }
}

/// The rows of a table while they are read. In a table without outer bars, a line without a bar is
/// one more paragraph of the last cell above it, or a row that the cells above span.
struct TableRows {
  private let columns: Int
  private let hasOuterBars: Bool
  private var rows: [LooseRow] = []
  /// The cells that the rows lack, and the bytes that they have.
  private var (missing, size) = (0, 0)
  /// Whether a bar was a word of a cell: to a scraper it may have made one more column.
  private var hasNamedBars = false

  init(columns: Int, delimiter: ArraySlice<UInt8>) {
    self.columns = max(1, columns)
    hasOuterBars = delimiter.first == UInt8(ascii: "|")
  }

  mutating func add(_ line: ArraySlice<UInt8>) {
    size += line.count
    let named = TableLine.escapingNamedBars(line)
    hasNamedBars = hasNamedBars || named != nil
    let line = named ?? line
    let cells = TableLine.cells(line, columns: columns, hasOuterBars: hasOuterBars)
      .map { InlineText.normal(InlineTags.read($0, inCell: true)) }
    if !hasOuterBars, columns > 1, rows.count > 1, TableLine.bars(line).isEmpty {
      rows[rows.count - 1].lines.append(cells[0])
    } else {
      rows.append(LooseRow(cells: cells))
      missing += columns - cells.count
    }
  }

  /// Every row as wide as the table; nil if too many cells are missing.
  var finished: [[[UInt8]]]? {
    guard let header = rows.first else { return [] }
    let rows = hasOuterBars ? GluedRows.parted(rows, columns: columns) : rows
    let spanned = SpannedRows(rows.dropFirst(), columns: columns)
    let added = rows.reduce(0) { sum, row in
      sum + row.lines.count { spanned.isRow($0, below: row) } * (columns - 1)
    }
    guard TableLine.mayFill(missing + added, ofBytes: size) else { return nil }
    let first = header.cells + Array(repeating: [], count: columns - header.cells.count)
    let all = [first] + rows.dropFirst().flatMap(spanned.laidOut)
    let isSpare = hasNamedBars && columns > 1 && all.allSatisfy { $0.last?.isEmpty ?? true }
    return isSpare ? all.map { Array($0.prefix(columns - 1)) } : all
  }
}
