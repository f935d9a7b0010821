import Bytes

/// The rows of a table while they are read. A row without a bar is one more paragraph of the last
/// cell above it.
struct TableRows {
  private let columns: Int
  private var rows: [[[UInt8]]] = []

  init(columns: Int) { self.columns = max(1, columns) }

  mutating func add(_ line: ArraySlice<UInt8>) {
    let cells = TableLine.cells(line, columns: columns).map(InlineText.normal)
    if columns > 1, rows.count > 1, cells.count == 1, var last = rows.popLast() {
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
