import Model
import SearchCore

/// Writes the text of a unit in the parts that can be linked to: guidelines and rows of tables.
struct PartTexts {
  private let document: Document
  private let anchors: DataAnchors
  /// The ids of guidelines, by their paragraph's node.
  private let guidelines: [Int: String]
  /// Tables, and which of their parts, by the table's node.
  private let tables: [Int: (table: DataTable, part: TablePart)]

  init(_ document: Document) {
    self.document = document
    anchors = DataAnchors(document)
    guidelines = Dictionary(
      document.guidelines.map { ($0.node, $0.id) }, uniquingKeysWith: { first, _ in first })
    var tables: [Int: (DataTable, TablePart)] = [:]
    // Rows that were guessed can be found by their words, and answer nothing.
    for table in document.tables where !table.isGuessed {
      for part in table.parts { tables[part.node] = (table, part) }
    }
    self.tables = tables
  }

  /// The text of a run of nodes. One without guidelines and tables is plain.
  func text(of range: Range<Int>) -> String {
    var text = ""
    var start = range.lowerBound
    var node = range.lowerBound
    func flush(_ end: Int) {
      let plain = clean(document.plainText(of: start..<max(start, end)))
      if !plain.isEmpty { text += begin(start) + plain }
    }
    while node < range.upperBound {
      if let table = tables[node] {
        flush(node)
        text += rows(of: table.table, table.part)
        node = document.nodes[node].end
        start = node
        if node < range.upperBound { text += letter(.prose) }
        continue
      }
      if guidelines[node] != nil {
        flush(node)
        start = node
      }
      node += 1
    }
    flush(min(node, range.upperBound))
    return text
  }
}

extension PartTexts {
  private func begin(_ node: Int) -> String {
    guard let id = guidelines[node] else { return "" }
    let text = Array(clean(document.plainText(of: node..<document.nodes[node].end)).utf8)
    let own = TextPart.anchor(of: text, from: 0, most: TextPart.leadWords)
    if own.elementsEqual(id.utf8) { return letter(.guideline) }
    return letter(.namedGuideline) + id + Self.stop
  }

  private func rows(of table: DataTable, _ part: TablePart) -> String {
    var text = letter(.head) + cells(table.columns.map(\.name), part)
    for row in table.rows[part.rows] {
      let cells = cells(row.cells.map(\.raw), part)
      let own = TextPart.anchor(of: Array(cells.utf8), from: 0, most: .max)
      let anchor = anchors.rows[row.node] ?? ""
      text += own.elementsEqual(anchor.utf8) ? letter(.row) : letter(.namedRow) + anchor + Self.stop
      text += cells
    }
    return text
  }

  /// The label of a panel comes last: a row is about its own first cell.
  private func cells(_ cells: [String], _ part: TablePart) -> String {
    let own = part.panel == nil ? cells : Array(cells.dropFirst()) + cells.prefix(1)
    return own.map(clean).joined(separator: Self.stop)
  }

  /// No byte that begins a part or ends a cell is text.
  private func clean(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
    return String(
      decoding: text.utf8.map { $0 < 0x20 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  private static let stop = String(Unicode.Scalar(TextPart.stop))

  private func letter(_ part: TextPart) -> String { String(Unicode.Scalar(part.rawValue)) }
}
