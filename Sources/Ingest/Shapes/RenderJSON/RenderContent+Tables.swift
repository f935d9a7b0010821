import Bytes
import JSON
import Model

/// Tables, grids of links and the cards of topic pages.
extension RenderContent {
  mutating func takeTable(_ block: LocatedJSON) {
    takeLegend(of: block)
    var grid = SpannedTable()
    let spans = block["extendedData"]
    let hasHeader = ["row", "both"].contains(block.text("header"))
    for (y, row) in block.list("rows").enumerated() {
      grid.startRow()
      for (x, cell) in row.elements.enumerated() {
        let span = spans?["\(y)_\(x)"]
        let (columns, rows) = (span?["colspan"]?.integer ?? 1, span?["rowspan"]?.integer ?? 1)
        // A cell that another one covers spans nothing.
        guard columns > 0, rows > 0 else { continue }
        grid.add(
          SpannedTable.Cell(text: cellText(cell.elements), columns: columns, rows: rows),
          isHeader: hasHeader && y == 0)
      }
    }
    if let rows = grid.laidOut { return sink.add(table: rows, from: block.range) }
    sink.lostTables.append(block.range.lowerBound)
    for cell in grid.cells { add(from: block.range, "table") { $0.writer.raw(cell) } }
  }

  /// Links by name, one an item; large cards say what their pages are about.
  mutating func takeLinks(_ names: [LocatedJSON], isDetailed: Bool = false) {
    for name in names where name.string?.isEmpty == false {
      if isInCell {
        add(from: name.range, "link") { $0.writeReference(name) }
      } else {
        let link = written { $0.writeCard(name, isDetailed: isDetailed) }
        sink.add(.item(depth: 0, number: nil), link, from: name.range, "link")
      }
    }
  }

  private mutating func writeCard(_ name: LocatedJSON, isDetailed: Bool) {
    writeReference(name)
    guard isDetailed, let abstract = references.abstract(of: name.string ?? ""), !isInTitle else {
      return
    }
    writer.text(" — ")
    writeInTitle(abstract.elements)
  }
}

/// Blocks in the cell of a table: their text on one line, a break between them.
extension RenderContent {
  var isInCell: Bool { if case .cell = place { true } else { false } }

  mutating func cellText(_ blocks: [LocatedJSON]) -> [UInt8] {
    let outer = place
    place = .cell
    defer { place = outer }
    return written(in: .cell) { $0.takeBlocks(blocks) }
  }

  /// A block that is none of its own in a cell: what it is made of says it all.
  mutating func takeInCell(_ block: LocatedJSON, _ kind: String) {
    if !Self.blockKinds.contains(kind) { note(kind, at: block.range.lowerBound) }
    takeLegend(of: block)
    takeParts(of: block, level: 3)
  }

  private static let blockKinds: Set = [
    "heading", "aside", "termList", "table", "row", "tabNavigator", "links", "endpointExample",
    "dictionaryExample", "step", "fullWidth", "contentAndMedia", "columns", "multiple-choice",
  ]
}
