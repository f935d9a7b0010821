import Bytes
import JSON
import Model

/// Tables, grids of links and the cards of topic pages.
extension RenderContent {
  mutating func takeTable(_ block: LocatedJSON) {
    takeLegend(of: block)
    var grid = SpannedTable()
    let spans = block["extendedData"]
    let hasHeader = ["row", "both"].contains(block["header"]?.string ?? "none")
    for (y, row) in (block["rows"]?.elements ?? []).enumerated() {
      grid.startRow()
      for (x, cell) in row.elements.enumerated() {
        let span = spans?["\(y)_\(x)"]
        let (columns, rows) = (span?["colspan"]?.integer ?? 1, span?["rowspan"]?.integer ?? 1)
        // A cell that another one covers spans nothing.
        guard columns > 0, rows > 0 else { continue }
        var writer = InlineWriter(.cell)
        writeCell(cell.elements, to: &writer)
        grid.add(
          SpannedTable.Cell(text: writer.finish(), columns: columns, rows: rows),
          isHeader: hasHeader && y == 0)
      }
    }
    if let rows = grid.laidOut { return sink.add(table: rows, from: block.range) }
    sink.loseTable(at: block.range.lowerBound)
    for cell in grid.cells { add(cell, from: block.range, "table") }
  }

  /// A grid or a list of cards.
  mutating func takeCards(_ block: LocatedJSON) {
    takeLinks(
      block["items"]?.elements ?? [], isDetailed: block["style"]?.string == "detailedGrid")
  }

  /// Links by name, one an item; large cards say what their pages are about.
  mutating func takeLinks(_ names: [LocatedJSON], isDetailed: Bool = false) {
    for name in names where name.string?.isEmpty == false {
      var writer = InlineWriter()
      writeReference(name, to: &writer)
      let abstract = isDetailed ? references.abstract(of: name.string ?? "") : nil
      if let abstract, !isInTitle {
        writer.text(Array(" — ".utf8)[...])
        isInTitle = true
        write(abstract.elements, to: &writer)
        isInTitle = false
      }
      sink.add(.item(depth: 0, number: nil), writer.finish(), from: name.range, "link")
    }
  }
}
