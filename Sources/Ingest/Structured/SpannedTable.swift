import Model

/// A table in which cells may span rows and columns, laid out as rows of equal length: below a cell
/// over several rows is a mark, or, below one of the header, its text again; one over several
/// columns says its text in the first.
struct SpannedTable {
  struct Cell {
    var text: [UInt8]
    var columns = 1
    var rows = 1
  }

  private var rows: [[Cell]] = []
  private var hasHeader = false

  mutating func startRow() { rows.append([]) }

  mutating func add(_ cell: Cell, isHeader: Bool = false) {
    if rows.isEmpty { startRow() }
    if isHeader, rows.count == 1 { hasHeader = true }
    rows[rows.count - 1].append(cell)
  }

  /// nil if spans would blow the table up; without spans then, nothing is lost.
  var laidOut: [[[UInt8]]]? {
    let filled = rows.filter { !$0.isEmpty }
    guard let first = filled.first else { return nil }
    let cells = filled.reduce(0) { $0 + $1.count }
    let width = Self.width(filled)
    guard width <= Self.widest, width * filled.count <= 16 * cells + 4096 else { return nil }
    var grid = Self.spread(filled, width: width, hasHeader: hasHeader)
    if !hasHeader, first.count > 0 { grid.insert(grid[0].map { _ in [] }, at: 0) }
    return grid
  }

  /// The cells one by one.
  var cells: [[UInt8]] { rows.joined().map(\.text).filter { !$0.isEmpty } }

  /// Parsers take the square of a header's columns.
  static let widest = 200
}

extension SpannedTable {
  /// At least as many columns as any row has cells, those from rows above counted.
  private static func width(_ rows: [[Cell]]) -> Int {
    var width = 1
    var above: [(left: Int, columns: Int)] = []
    for row in rows {
      let own = row.reduce(0) { min($0 + $1.columns, widest + 1) }
      let inherited = above.reduce(0) { min($0 + $1.columns, widest + 1) }
      width = max(width, own + inherited)
      above = above.map { ($0.left - 1, $0.columns) }.filter { $0.left > 0 }
      for cell in row where cell.rows > 1 { above.append((cell.rows - 1, cell.columns)) }
      if above.count > widest { return widest + 1 }
    }
    return width
  }

  private static func spread(_ rows: [[Cell]], width: Int, hasHeader: Bool) -> [[[UInt8]]] {
    var below: [(left: Int, text: [UInt8])] = Array(repeating: (0, []), count: width)
    // Cells that ended early leave empty columns behind.
    var used = 0
    let lines = rows.enumerated().map { y, row in
      let isHeader = hasHeader && y == 0
      var line: [[UInt8]] = []
      var cells = row[...]
      while line.count < width {
        let column = line.count
        if below[column].left > 0 {
          below[column].left -= 1
          line.append(below[column].text)
          used = max(used, line.count)
        } else if let cell = cells.popFirst() {
          // It ends where a cell from above is: that one keeps its place.
          let free = below[column..<min(column + cell.columns, width)].prefix { $0.left == 0 }
          for place in free.indices {
            let text = place == column ? cell.text : []
            line.append(text)
            if cell.rows > 1 {
              let isMarked = !isHeader && !text.isEmpty
              below[place] = (cell.rows - 1, isMarked ? Array(SpanMark.text.utf8) : text)
            }
          }
          used = max(used, line.count)
        } else {
          line.append([])
        }
      }
      return line
    }
    return lines.map { Array($0.prefix(used)) }
  }
}
