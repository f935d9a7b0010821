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

  /// Blocks in a cell, a break between them.
  private mutating func writeCell(_ blocks: [LocatedJSON], to writer: inout InlineWriter) {
    for block in blocks {
      writer.lineBreak()
      writeCellPart(block, to: &writer)
    }
  }

  /// One block, or what it is made of.
  private mutating func writeCellPart(_ block: LocatedJSON, to writer: inout InlineWriter) {
    switch Self.kind(of: block) {
    case "unorderedList", "orderedList":
      for item in block["items"]?.elements ?? [] { writeCellItem(item, to: &writer) }
    case "heading": writer.text(Self.bytes(block["text"])[...])
    case "codeListing": writeCode(block, to: &writer)
    case "links": writeLinks(block["items"]?.elements ?? [], to: &writer)
    case "image", "video": write([block], to: &writer)
    case "thematicBreak": sink.claims.drop(block.range, "thematic-break")
    default: writeOther(block, to: &writer)
    }
  }

  private mutating func writeCellItem(_ item: LocatedJSON, to writer: inout InlineWriter) {
    writer.lineBreak()
    writer.text(Array("• ".utf8)[...])
    if let box = Self.box(of: item) {
      writer.raw(box)
      writer.text(Array(" ".utf8)[...])
    }
    for (place, part) in (item["content"]?.elements ?? []).enumerated() {
      if place > 0 { writer.lineBreak() }
      writeCellPart(part, to: &writer)
    }
  }

  private mutating func writeCode(_ block: LocatedJSON, to writer: inout InlineWriter) {
    for line in block["code"]?.elements ?? [] {
      writer.lineBreak()
      writer.code(Self.bytes(line)[...])
    }
  }

  private mutating func writeLinks(_ names: [LocatedJSON], to writer: inout InlineWriter) {
    for name in names where name.string?.isEmpty == false {
      writer.lineBreak()
      writeReference(name, to: &writer)
    }
  }

  /// A block of another kind: what it says inside.
  private mutating func writeOther(_ block: LocatedJSON, to writer: inout InlineWriter) {
    if let inline = block["inlineContent"]?.elements { return write(inline, to: &writer) }
    let rows = block["rows"]?.elements.flatMap(\.elements) ?? []
    for cell in rows { writeCell(cell.elements, to: &writer) }
    var parts: [LocatedJSON] = []
    writer.open(.strong)
    writer.text(Self.bytes(block["title"] ?? block["name"])[...])
    writer.close(.strong)
    writer.text(Array(" ".utf8)[...])
    let names = ["term", "caption", "content", "definition", "items", "columns", "tabs", "summary"]
    for name in names {
      guard let value = block[name] else { continue }
      parts += value.members.isEmpty ? value.elements : [value]
    }
    if !parts.isEmpty { return writeCell(parts, to: &writer) }
    let words = block["text"] ?? block["code"]
    guard rows.isEmpty, words != nil else { return }
    note(Self.kind(of: block), at: block.range.lowerBound)
    writer.text(Self.bytes(words)[...])
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
