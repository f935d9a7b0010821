import Bytes
import Model
import SearchCore

/// Writes the text of a unit in the parts that can be linked to: guidelines and rows of tables.
struct PartTexts {
  private let document: Document
  /// The anchors of rows, by their nodes.
  private let rows: [Int: String]
  /// The ids of guidelines, by their paragraph's node.
  private let guidelines: [Int: String]
  /// Tables, and which of their parts, by the table's node.
  private let tables: [Int: (table: DataTable, part: TablePart)]
  /// The nodes of guidelines and tables, in order.
  private let marks: [Int]

  init(_ document: Document) {
    self.document = document
    let guidelines = Dictionary(
      document.guidelines.map { ($0.node, $0.id) }, uniquingKeysWith: { first, _ in first })
    self.guidelines = guidelines
    var tables: [Int: (DataTable, TablePart)] = [:]
    // Rows that were guessed can be found by their words, and answer nothing.
    for table in document.tables where !table.isGuessed {
      for part in table.parts { tables[part.node] = (table, part) }
    }
    self.tables = tables
    rows = tables.isEmpty ? [:] : document.anchors.rows
    marks = (Array(guidelines.keys) + tables.keys.filter { guidelines[$0] == nil }).sorted()
  }

  /// The text of a run of nodes, and whether it has rows. One without guidelines and tables is
  /// plain.
  func text(of range: Range<Int>) -> (text: String, hasRows: Bool) {
    var (text, hasRows) = ("", false)
    var (start, next) = (range.lowerBound, range.lowerBound)
    func flush(_ end: Int) {
      let plain = clean(document.lines(of: start..<max(start, end)))
      guard !plain.isEmpty else { return }
      text += begin(start)
      text += plain
    }
    for node in marks(in: range) where node >= next {
      flush(node)
      (start, next) = (node, node + 1)
      guard let table = tables[node] else { continue }
      text += rows(of: table.table, table.part)
      hasRows = hasRows || !table.part.rows.isEmpty
      next = document.nodes[node].end
      start = next
      if next < range.upperBound { text += letter(.prose) }
    }
    flush(range.upperBound)
    return (text, hasRows)
  }
}

extension PartTexts {
  private func marks(in range: Range<Int>) -> ArraySlice<Int> {
    let start = marks.indices.partition { marks[$0] >= range.lowerBound }
    let end = marks.indices.partition { marks[$0] >= range.upperBound }
    return marks[start..<max(start, end)]
  }

  private func begin(_ node: Int) -> String {
    guard let id = guidelines[node] else { return "" }
    let text = Array(clean(document.plainText(of: node..<document.nodes[node].end)).utf8)
    let own = TextPart.anchor(of: text, from: 0, most: TextPart.leadWords)
    if own.elementsEqual(id.utf8) { return letter(.guideline) }
    return letter(.namedGuideline) + id + Self.stop
  }

  private func rows(of table: DataTable, _ part: TablePart) -> String {
    let names = table.columns.map(\.name)
    let order = order(names, table.rows[part.rows], part)
    var text = letter(.head) + cells(names, order)
    for row in table.rows[part.rows] {
      let cells = cells(row.cells.map(\.raw), order)
      let own = TextPart.anchor(of: Array(cells.utf8), from: 0, most: .max)
      let anchor = self.rows[row.node] ?? ""
      text += own.elementsEqual(anchor.utf8) ? letter(.row) : letter(.namedRow) + anchor + Self.stop
      text += cells
    }
    return text
  }

  /// Whether nothing is in the first column: its ticks and crosses were pictures. Then rows are
  /// about what is in the next one.
  private func isUnnamed(
    _ names: [String], _ rows: ArraySlice<DataRow>, _ part: TablePart
  ) -> Bool {
    let first = part.panel == nil ? 0 : 1
    return names.count > first + 1 && names[first].isEmpty
      && rows.allSatisfy { $0.cells.count > first && $0.cells[first].raw.isEmpty }
  }

  /// The columns in the order in which a search looks at them: a row is about its first cell. So a
  /// column “Name” comes first, whatever is in front of it, and the label of a panel last; a first
  /// column with nothing in it is left out.
  private func order(_ names: [String], _ rows: ArraySlice<DataRow>, _ part: TablePart) -> [Int] {
    let panel = part.panel == nil ? 0 : 1
    var order = Array(names.indices.dropFirst(panel))
    if isUnnamed(names, rows, part) { order.removeFirst() }
    if let name = order.firstIndex(where: { names[$0] == "Name" }) {
      order.insert(order.remove(at: name), at: 0)
    }
    return order + names.indices.prefix(panel)
  }

  private func cells(_ cells: [String], _ order: [Int]) -> String {
    order.map { cells.indices.contains($0) ? clean(cells[$0]) : "" }.joined(separator: Self.stop)
  }

  /// No byte that begins a part or ends a cell is text.
  private func clean(_ text: String) -> String {
    guard hasControls(text) else { return text }
    return String(
      decoding: text.utf8.map { $0 < 0x20 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  private func hasControls(_ text: String) -> Bool {
    let utf8 = text.utf8Span
    let bytes = utf8.span
    // Without a way out, so that many bytes are looked at together.
    var least = UInt8.max
    for place in bytes.indices { least = min(least, bytes[place]) }
    return least < 0x20
  }

  private static let stop = String(Unicode.Scalar(TextPart.stop))

  private func letter(_ part: TextPart) -> String { String(Unicode.Scalar(part.rawValue)) }
}
