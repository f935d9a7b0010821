import Bytes
import Model

/// Tables: cells with their marks, several paragraphs of a cell parted by breaks.
extension HTMLArticle {
  mutating func takeTable(_ place: Int) -> Int {
    flush()
    let node = document.nodes[place]
    var grid = SpannedTable()
    var caption: (text: [UInt8], range: Range<Int>)?
    var next = place + 1
    while next < node.end {
      let inner = document.nodes[next]
      switch inner.tag {
      case "td", "th":
        let cell = SpannedTable.Cell(
          text: cellText(next), columns: Self.span(inner["colspan"]),
          rows: Self.span(inner["rowspan"]))
        grid.add(cell, isHeader: inner.tag == "th" || isInHead(inner))
      case "caption": caption = (cellText(next), inner.range)
      default:
        if inner.tag == "tr" { grid.startRow() }
        if inner.kind == .comment { sink.claims.drop(inner.range, "comment") }
        next += 1
        continue
      }
      next = inner.end
    }
    add(grid, from: node.range)
    if let caption {
      sink.add(.caption, caption.text, from: caption.range, "caption")
    }
    restart()
    return node.end
  }

  private mutating func add(_ grid: SpannedTable, from range: Range<Int>) {
    if let rows = grid.laidOut {
      let isData = rows.contains { row in row.contains { !$0.isEmpty } }
      if isData { sink.add(table: rows, from: range) }
    } else {
      sink.lostTables.append(range.lowerBound)
      for cell in grid.cells { sink.add(.paragraph, cell, from: range, "table") }
    }
  }

  private func isInHead(_ cell: HTMLNode) -> Bool {
    guard cell.parent >= 0, document.nodes[cell.parent].parent >= 0 else { return false }
    return document.nodes[document.nodes[cell.parent].parent].tag == "thead"
  }

  private static func span(_ value: String?) -> Int {
    min(max(value.flatMap { Int($0) } ?? 1, 1), 1000)
  }

  private mutating func cellText(_ place: Int) -> [UInt8] {
    text(of: document.inside(place), in: .cell) { $0.takeInCell($1) }
  }

  private mutating func takeInCell(_ place: Int) -> Int {
    let node = document.nodes[place]
    if let rule = HTMLFurniture.rule(for: node, of: HTMLFurniture.inside) {
      sink.claims.drop(node.range, rule.id)
      return node.end
    }
    guard Self.brokenTags.contains(node.tag) else { return takeInline(place) }
    writer.lineBreak()
    if node.tag == "li" { writer.text("• ") }
    enter(place, .cellPart)
    return place + 1
  }

  /// What is on lines of its own in a cell.
  private static let brokenTags: Set = [
    "p", "div", "ul", "ol", "li", "tr", "td", "th", "table", "figure", "figcaption", "blockquote",
    "pre", "h1", "h2", "h3", "h4", "h5", "h6", "dl", "dt", "dd", "section", "aside",
  ]
}
