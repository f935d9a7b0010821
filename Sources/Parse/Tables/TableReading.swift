import Diagnostics
import Model

/// Reads the tables of a page as data.
enum TableReading {
  static func read(_ document: Document) -> (tables: [DataTable], diagnostics: [Diagnostic]) {
    let scan = TableScan(document)
    guard !scan.tables.isEmpty else { return ([], []) }
    var diagnostics = scan.surplus.map { [Diagnostic.surplus(document, $0)] } ?? []
    let grids = scan.tables.map { grid(document, $0.node, &diagnostics) }
    let drafts = TableJoining.drafts(document, scan.tables, grids)
    var naming = TableNaming(document)
    let bare = zip(drafts, naming.names(drafts)).map { draft, name in
      DataTable(draft, id: name.id, caption: name.caption)
    }
    let names = TableTitles.names(of: bare, labels: drafts.map(\.label), in: document)
    let tables = zip(bare, names).map { $0.named($1) }
    diagnostics += tables.flatMap { table in
      TableConsistency.diagnostics(for: table, nodes: document.nodes, file: document.file)
    }
    return (tables, diagnostics)
  }

  /// A table as the page has it, and put right where it is obvious what is wrong.
  private static func grid(
    _ document: Document, _ table: Int, _ diagnostics: inout [Diagnostic]
  ) -> TableGrid {
    var grid = TableGrid(document, table: table)
    if let fault = grid.inferHeader(document) {
      diagnostics.append(.header(fault, document, table))
    }
    let shifted = grid.shiftRows()
    if !shifted.isEmpty {
      let lines = shifted.map { document.nodes[grid.rows[$0].node].line }
      diagnostics.append(.shifted(lines, document))
    }
    grid.repeatSpans()
    return grid
  }
}

extension Diagnostic {
  fileprivate static func header(
    _ fault: TableGrid.HeaderFault, _ document: Document, _ table: Int
  ) -> Diagnostic {
    let node = document.nodes[table]
    let place = SourceLocation(file: document.file, line: node.line, column: node.column)
    switch fault {
    case .isData:
      return Diagnostic(
        .tableHeaderIsData, at: place,
        "The first row of a table looks like the others, so it was read as data",
        why: "Its columns have no names, for readers or in the data.",
        remedy: "Write a row with the names of the columns above it.")
    case .isBelow:
      return Diagnostic(
        .tableHeaderBelow, at: place,
        "A table has an empty header, so its first row was read as the header",
        why: "If that row is data, it is missing from the table.",
        remedy: "Move that row into the header.")
    }
  }

  fileprivate static func surplus(_ document: Document, _ table: Int) -> Diagnostic {
    let node = document.nodes[table]
    return Diagnostic(
      .manyTables,
      at: SourceLocation(file: document.file, line: node.line, column: node.column),
      "The page has more than \(TableLimit.tables) tables; the rest are shown but not read as data",
      why: "The data of a page is limited so that no page can use up the memory.",
      remedy: "Split the page.")
  }

  fileprivate static func shifted(_ lines: [Int], _ document: Document) -> Diagnostic {
    let told = lines.count == 1 ? "A row lacks" : "\(lines.count) rows lack"
    let places = lines.prefix(8).map(String.init).joined(separator: ", ")
    let more = lines.count > 8 ? ", and others" : ""
    return Diagnostic(
      .tableRowShifted,
      at: SourceLocation(file: document.file, line: lines[0], column: 1),
      "\(told) the first cell, and \(lines.count == 1 ? "was" : "were") read further to the right",
      // Not in the summary, by which a baseline knows a finding: lines move.
      why: "Each cell looks like those of the next column, and the last is empty: "
        + "\(lines.count == 1 ? "line" : "lines") \(places)\(more).",
      remedy: "Add an empty cell at the front, and remove the one at the end.")
  }
}
