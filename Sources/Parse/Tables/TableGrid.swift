import Cells
import Model

/// A cell on its way from the page to the data.
struct GridCell: Sendable, Equatable {
  var text: CellText
  let node: Int?
  var isSpanned = false

  /// One that the page does not have.
  static let missing = GridCell(text: CellText(words: ""), node: nil)

  var isEmpty: Bool { text.isEmpty }
}

struct GridRow: Sendable, Equatable {
  let node: Int
  var cells: [GridCell]
}

/// A table of the page as rows of equal length. The header is apart.
struct TableGrid: Sendable, Equatable {
  let node: Int
  var header: GridRow
  var rows: [GridRow]

  init(_ document: borrowing Document, table: Int) {
    node = table
    var rows = document.children(of: table).map { row in
      let cells = document.children(of: row).map { cell in
        GridCell(text: CellText(document, cell: cell), node: cell)
      }
      return GridRow(node: row, cells: cells)
    }
    header = rows.isEmpty ? GridRow(node: table, cells: []) : rows.removeFirst()
    self.rows = rows
    pad()
    fillSpans(document)
  }

  /// What the columns are called.
  var names: [String] { header.cells.map { $0.text.words.replacingLineFeeds } }
}

extension TableGrid {
  /// Repeats the words above in the cells that are marked for it.
  private mutating func fillSpans(_ document: Document) {
    for place in rows.indices.dropFirst() {
      for column in rows[place].cells.indices {
        guard let node = rows[place].cells[column].node,
          document.nodes[node].kind == .spannedCell
        else { continue }
        rows[place].cells[column].text = rows[place - 1].cells[column].text
        rows[place].cells[column].isSpanned = true
      }
    }
  }

  /// cmark-gfm fills short rows up and cuts long ones; anyone who makes nodes otherwise loses
  /// nothing.
  private mutating func pad() {
    let width = max(header.cells.count, rows.map(\.cells.count).max() ?? 0)
    header.fill(to: width)
    for place in rows.indices { rows[place].fill(to: width) }
  }
}

extension GridRow {
  fileprivate mutating func fill(to width: Int) {
    guard cells.count < width else { return }
    cells += Array(repeating: .missing, count: width - cells.count)
  }
}

extension String {
  /// The paragraphs of a cell on one line.
  var replacingLineFeeds: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    return split(separator: "\n").joined(separator: " ")
  }
}
