import Bytes
import Model

/// What the columns of the table at hand are said to hold: `UIKit API`, `Symbol name`.
struct ColumnHeaders {
  enum Meaning: Equatable {
    case nothing
    case symbols(framework: String?)
    case pictures
  }

  private var columns: [Meaning] = []
  private var end = 0
  /// The cell at hand: its column, and where it ends.
  private var cell = (column: 0, end: 0)

  /// Follows a walk over all nodes.
  mutating func meet(_ index: Int, in document: Document) {
    let node = document.nodes[index]
    switch node.kind {
    case .table: (columns, end) = ([], node.end)
    case .row(header: true):
      columns = document.children(of: index).map { cell in
        Self.meaning(of: document.plainText(of: cell..<document.nodes[cell].end))
      }
      cell = (-1, 0)
    case .row: cell = (-1, 0)
    case .cell, .spannedCell: cell = (cell.column + 1, node.end)
    default: break
    }
  }

  func meaning(of index: Int) -> Meaning {
    guard index < end, index < cell.end, columns.indices.contains(cell.column)
    else { return .nothing }
    return columns[cell.column]
  }

  /// A header without these means nothing.
  private static let signs: [StaticString] = ["api", "name"]

  private static func meaning(of header: String) -> Meaning {
    guard signs.contains(where: { ByteSearch.has($0, inAnyCase: header) }) else { return .nothing }
    let words = header.split { $0.isWhitespace }.map(String.init)
    switch words.last?.lowercased() {
    case "api", "apis":
      let framework = words.dropLast().joined(separator: " ")
      return .symbols(framework: framework.isEmpty ? nil : framework)
    case "name" where words.count == 2 && words[0].lowercased() == "symbol": return .pictures
    default: return .nothing
    }
  }
}
