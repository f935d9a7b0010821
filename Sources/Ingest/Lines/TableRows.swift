import Bytes

/// The rows of a table while they are read. In a table without outer bars, a line without a bar is
/// one more paragraph of the last cell above it.
struct TableRows {
  private let columns: Int
  private let hasOuterBars: Bool
  private var rows: [[[UInt8]]] = []
  /// The cells that the rows lack, and the bytes that they have.
  private var (missing, size) = (0, 0)

  init(columns: Int, delimiter: ArraySlice<UInt8>) {
    self.columns = max(1, columns)
    hasOuterBars = delimiter.first == UInt8(ascii: "|")
  }

  mutating func add(_ line: ArraySlice<UInt8>) {
    size += line.count
    let cells = TableLine.cells(line, columns: columns).map(InlineText.normal)
    if !hasOuterBars, columns > 1, rows.count > 1, TableLine.bars(line).isEmpty,
      var last = rows.popLast()
    {
      last[last.count - 1] += Array("<br>".utf8) + cells[0]
      rows.append(last)
    } else {
      rows.append(cells)
      missing += columns - cells.count
    }
  }

  /// Every row as wide as the table; nil if that would make far more of it than there is.
  var finished: [[[UInt8]]]? {
    guard missing <= 2000 + size / 4 else { return nil }
    return rows.map { $0 + Array(repeating: [], count: columns - $0.count) }
  }
}
