import Cells
import Model

extension DataTable {
  /// The parts one below the other, the panel in front, each column read as what it is.
  init(_ draft: TableDraft, id: String, caption: String) {
    let rows = Self.rows(draft)
    var names = draft.names.map { CellText(words: $0) }
    if draft.hasPanels { names.insert(CellText(words: Self.panelName(draft)), at: 0) }
    let typings = names.indices.map { column in
      ColumnTyping(header: names[column], cells: rows.map { $0.cells[column].text })
    }
    let keys = ColumnKeys.keys(of: (draft.hasPanels ? ["panel"] : []) + draft.names)
    self.init(
      id: id, caption: caption, section: draft.section,
      columns: zip(names, typings).enumerated().map { column, pair in
        DataColumn(name: pair.0.words, key: keys[column], type: pair.1.type, unit: pair.1.unit)
      },
      rows: rows.enumerated().map { place, row in
        DataRow(
          node: row.node,
          cells: row.cells.enumerated().map { column, cell in
            DataCell(
              raw: cell.text.words, value: typings[column].values[place], node: cell.node,
              isSpanned: cell.isSpanned)
          })
      },
      parts: Self.parts(draft), missingPanels: draft.missing, notes: draft.notes,
      isGuessed: draft.parts.contains(where: \.found.isGuessed))
  }
}

extension DataTable {
  private static func rows(_ draft: TableDraft) -> [GridRow] {
    draft.parts.flatMap { part in
      guard let panel = part.panel else { return part.grid.rows }
      let label = GridCell(text: CellText(words: panel), node: nil)
      return part.grid.rows.map { GridRow(node: $0.node, cells: [label] + $0.cells) }
    }
  }

  private static func parts(_ draft: TableDraft) -> [TablePart] {
    var start = 0
    return draft.parts.map { part in
      let rows = start..<start + part.grid.rows.count
      start = rows.upperBound
      return TablePart(node: part.found.node, panel: part.panel, rows: rows)
    }
  }

  /// What the panels are: platforms, if all of them are.
  private static func panelName(_ draft: TableDraft) -> String {
    draft.parts.allSatisfy { ColumnWords.isPlatforms($0.panel ?? "") } ? "Platform" : "Panel"
  }
}
