import Bytes
import Model

/// Tells rows that have a first cell only, since the cells above reach down into them, from further
/// paragraphs of a last cell: they are built like the first column and unlike the last. “Close”
/// is under “Cancel | a picture | `xmark`”.
struct SpannedRows {
  private let columns: Int
  /// How the first cells are written, unless there is no telling.
  private let name: CellForm?

  /// - Parameter rows: Those below the header.
  init(_ rows: some Sequence<LooseRow>, columns: Int) {
    self.columns = columns
    let complete = rows.filter { $0.isComplete(columns) }
    let first = Self.mostFirst(complete)
    let last = Set(complete.compactMap { $0.cells.last.map(CellForm.init) })
    // Words below every picture are its caption.
    let isRule = last != [.code] && complete.allSatisfy { !$0.lines.isEmpty }
    name = isRule ? nil : first.flatMap { last.contains($0) ? nil : $0 }
  }

  /// Whether a line below a row is a row of its own.
  func isRow(_ line: [UInt8], below row: LooseRow) -> Bool {
    guard let name, row.isComplete(columns) else { return false }
    return CellForm(line) == name
  }

  /// The row, and those that it spans.
  func laidOut(_ row: LooseRow) -> [[[UInt8]]] {
    let width = row.cells.count
    var rows = [row.cells + Array(repeating: [], count: columns - width)]
    var column = width - 1
    for line in row.lines {
      if isRow(line, below: row) {
        rows.append([line] + Array(repeating: Array(SpanMark.text.utf8), count: columns - 1))
        column = 0
      } else {
        rows[rows.count - 1][column] += Array("<br>".utf8) + line
      }
    }
    return rows
  }

  /// What more than half of the first cells are.
  private static func mostFirst(_ rows: [LooseRow]) -> CellForm? {
    let forms = rows.map { CellForm($0.cells[0]) }
    let counts = forms.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.first { $0.value * 2 > rows.count }?.key
  }
}
