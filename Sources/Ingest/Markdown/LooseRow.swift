/// A row of a table as it is read: its cells, and the lines of one cell below it.
struct LooseRow {
  var cells: [[UInt8]]
  var lines: [[UInt8]] = []

  func isComplete(_ columns: Int) -> Bool {
    cells.count == columns && cells.allSatisfy { !$0.isEmpty }
  }
}
