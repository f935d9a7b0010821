import Bytes

/// The rows of a table while they are read. In a table without outer bars, a line without a bar is
/// one more paragraph of the last cell above it.
struct TableRows {
  private let columns: Int
  private let hasOuterBars: Bool
  private var rows: [[[UInt8]]] = []

  init(columns: Int, delimiter: ArraySlice<UInt8>) {
    self.columns = max(1, columns)
    hasOuterBars = delimiter.first == UInt8(ascii: "|")
  }

  mutating func add(_ line: ArraySlice<UInt8>) {
    let cells = TableLine.cells(line, columns: columns).map(InlineText.normal)
    if !hasOuterBars, columns > 1, rows.count > 1, TableLine.bars(line).isEmpty,
      var last = rows.popLast()
    {
      last[last.count - 1] += Array("<br>".utf8) + cells[0]
      rows.append(last)
    } else {
      rows.append(cells)
    }
  }

  /// Every row as wide as the table.
  var finished: [[[UInt8]]] {
    rows.map { $0 + Array(repeating: [], count: columns - $0.count) }
  }
}
