import Model
@testable import Cells
@testable import Parse

/// A table in Markdown, its columns typed.
struct TypedTable {
  let headers: [CellText]
  let columns: [(cells: [CellText], typing: ColumnTyping)]

  init(_ markdown: String) {
    let front = FrontMatter(title: "T", slug: "t", url: "")
    let source = SourcePage(
      frontMatter: front, body: Array(markdown.utf8), file: "t.md", bodyLine: 1)
    let document = DocumentParser.parse(source).document
    let rows = document.nodes.indices.filter { document.nodes[$0].isRow }.map { row in
      document.children(of: row).map { CellText(document, cell: $0) }
    }
    headers = rows.first ?? []
    columns = headers.enumerated().map { place, header in
      let cells = rows.dropFirst().map { $0[place] }
      return (cells, ColumnTyping(header: header, cells: cells))
    }
  }

  /// Each column with its type and unit, and each cell with what it says.
  var dump: String {
    zip(headers, columns).map { header, column in
      let typing = column.typing
      let head = "\(header.words): \(typing.type)" + (typing.unit.map { " \($0.rawValue)" } ?? "")
      let cells = column.cells.indices.map { place in
        "  \(column.cells[place].words) -> \(typing.values[place].told)"
          + (typing.conflicts.contains(place) ? " (conflict)" : "")
      }
      return ([head] + cells).map { $0 + "\n" }.joined()
    }.joined()
  }
}

/// What a cell says on its own, under a header.
func value(_ words: String, under header: String = "") -> CellValue? {
  let header = ColumnHeader(CellText(words: header))
  return ColumnRegistry.read(ReadableCell(CellText(words: words), under: header))
}

/// The types of a column of words.
func typing(_ words: [String], under header: String = "") -> ColumnTyping {
  ColumnTyping(header: CellText(words: header), cells: words.map { CellText(words: $0) })
}

extension Node {
  fileprivate var isRow: Bool { if case .row = kind { true } else { false } }
}
