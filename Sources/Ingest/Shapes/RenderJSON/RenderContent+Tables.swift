import Bytes
import JSON
import Model

/// Tables, grids of links and the cards of topic pages.
extension RenderContent {
  mutating func takeTable(_ block: LocatedJSON) {
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

  /// Blocks in a cell, a break between them.
  private mutating func writeCell(_ blocks: [LocatedJSON], to writer: inout InlineWriter) {
    for block in blocks {
      writer.lineBreak()
      switch block["type"]?.string ?? "" {
      case "unorderedList", "orderedList":
        for item in block["items"]?.elements ?? [] {
          writer.lineBreak()
          writer.text(Array("• ".utf8)[...])
          for (place, part) in (item["content"]?.elements ?? []).enumerated() {
            if place > 0 { writer.lineBreak() }
            writeCellPart(part, to: &writer)
          }
        }
      default: writeCellPart(block, to: &writer)
      }
    }
  }

  /// One block, or what it is made of.
  private mutating func writeCellPart(_ block: LocatedJSON, to writer: inout InlineWriter) {
    if let inline = block["inlineContent"]?.elements { return write(inline, to: &writer) }
    let rows = block["rows"]?.elements.flatMap(\.elements) ?? []
    let parts = ["content", "items", "columns", "tabs"].flatMap { block[$0]?.elements ?? [] }
    for cell in rows { writeCell(cell.elements, to: &writer) }
    if !parts.isEmpty { return writeCell(parts, to: &writer) }
    if rows.isEmpty { write([block], to: &writer) }
  }

  /// Links by name, one an item.
  mutating func takeLinks(_ names: [LocatedJSON]) {
    for name in names where name.string?.isEmpty == false {
      var writer = InlineWriter()
      writeReference(name, to: &writer)
      sink.add(.item(depth: 0, number: nil), writer.finish(), from: name.range, "link")
    }
  }
}
