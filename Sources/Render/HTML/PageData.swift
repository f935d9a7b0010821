import Model

/// What the data of a page say of its nodes: how a cell is to be set, which row is a change.
struct PageData {
  /// By the table's node.
  private(set) var tables: [Int: TablePlace] = [:]
  /// By the cell's node.
  private(set) var cells: [Int: CellPlace] = [:]
  /// By the row's node.
  let changes: [Int: ChangeEntry]
  private let logs: Set<Int>

  init(_ document: Document) {
    changes = Dictionary(document.changes.map { ($0.node, $0) }) { first, _ in first }
    logs = Self.logs(of: document)
    for (index, table) in document.tables.enumerated() {
      for part in table.parts {
        tables[part.node] = TablePlace(table: index, panel: part.panel)
        add(part, of: table, in: document)
      }
    }
  }

  func isChangeLog(_ table: Int) -> Bool { logs.contains(table) }
}

struct TablePlace {
  /// An index into the page's tables.
  let table: Int
  /// The label of its tab.
  let panel: String?
}

struct CellPlace {
  var isNumber = false
  /// No line ends in it.
  var isUnbroken = false
  /// Its words are in the cell above, which reaches down here.
  var isSpanned = false
  /// How many rows it reaches over.
  var rows = 1
  /// How many cells above reach into its row to the left of it, which the row itself lacks.
  var shift = 0
  var colors: [RGB] = []
}

extension PageData {
  private mutating func add(_ part: TablePart, of table: DataTable, in document: Document) {
    for column in table.columns.indices {
      let isNumber = table.columns[column].type.isAligned
      var above: Int?
      for row in table.rows[part.rows] where column < row.cells.count {
        let cell = row.cells[column]
        guard let node = cell.node else {
          if cell.isSpanned, let above { cells[above]?.rows += 1 }
          continue
        }
        var place = CellPlace(isNumber: isNumber)
        place.isUnbroken = UnbrokenCell.holds(cell)
        place.colors = cell.value.colors
        // Only an empty cell can be left out: what has words is shown.
        if cell.isSpanned, document.isEmpty(node), let above {
          place.isSpanned = true
          cells[above]?.rows += 1
        } else {
          above = node
        }
        cells[node] = place
      }
      if isNumber { alignHeader(of: part, column, in: document, panel: part.panel != nil) }
    }
    for row in table.rows[part.rows] { shift(row, in: document) }
  }

  /// The cells of a row that lost its first ones are under their headers, as in the data, and
  /// those that were empty at its end go.
  private mutating func shift(_ row: DataRow, in document: Document) {
    let lost = row.cells.count { $0.node == nil && $0.isSpanned }
    guard lost > 0 else { return }
    for cell in document.children(of: row.node) {
      if cells[cell] == nil, document.isEmpty(cell) {
        cells[cell] = CellPlace(isSpanned: true)
      } else {
        cells[cell, default: CellPlace()].shift = lost
      }
    }
  }

  private mutating func alignHeader(
    of part: TablePart, _ column: Int, in document: Document, panel: Bool
  ) {
    // The label of the panel is the first column of the data, but of no table on the page.
    let place = panel ? column - 1 : column
    for row in document.children(of: part.node) where document.nodes[row].kind == .row(header: true)
    {
      let cells = document.children(of: row)
      if cells.indices.contains(place) { self.cells[cells[place]] = CellPlace(isNumber: true) }
    }
  }

  /// The nodes of tables whose rows are the change log; none holds another.
  static func logs(of document: Document) -> Set<Int> {
    let entries = document.changes.map(\.node).sorted()
    var tables: Set<Int> = []
    var next = 0
    for (place, node) in document.nodes.enumerated() {
      guard next < entries.count else { break }
      guard case .table = node.kind else { continue }
      while next < entries.count, entries[next] <= place { next += 1 }
      if next < entries.count, entries[next] < node.end { tables.insert(place) }
    }
    return tables
  }
}

extension Document {
  fileprivate func isEmpty(_ cell: Int) -> Bool { nodes[cell].end == cell + 1 }
}
