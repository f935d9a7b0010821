import Model

/// Tables whose columns were set side by side to save height: “Code, Word, Code, Word”. Their rows
/// come below one another, so that each has one name.
enum FoldedTables {
  static func folded(_ nodes: [Node]) -> [Node] {
    var result: [Node] = []
    var copied = 0
    for place in nodes.indices {
      guard case .table(let columns) = nodes[place].kind,
        let width = widthOfOne(place + 1, columns.count, nodes)
      else { continue }
      result.append(contentsOf: nodes[copied..<place], from: copied)
      result.append(table: place, width, Array(columns.prefix(width)), nodes)
      copied = nodes[place].end
    }
    guard copied > 0 else { return nodes }
    result.append(contentsOf: nodes[copied...], from: copied)
    return result
  }

  /// How many columns there are before the header begins again, if it consists of such parts.
  private static func widthOfOne(_ header: Int, _ columns: Int, _ nodes: [Node]) -> Int? {
    guard columns >= 4, header < nodes.count, case .row(header: true) = nodes[header].kind else {
      return nil
    }
    let names = children(of: header, nodes).map { nodes[$0].map(\.kind) }
    guard names.count == columns, names[0].contains(where: \.hasLetters), names[0] != names[1]
    else { return nil }
    return (2...columns / 2).first { width in
      columns % width == 0 && names[width...].elementsEqual(names.dropLast(width))
    }
  }

  fileprivate static func children(of parent: Int, _ nodes: [Node]) -> [Range<Int>] {
    var children: [Range<Int>] = []
    var place = parent + 1
    while place < nodes[parent].end {
      children.append(place..<nodes[place].end)
      place = nodes[place].end
    }
    return children
  }
}

extension [Node] {
  /// Nodes that were made for another place.
  fileprivate mutating func append(contentsOf nodes: ArraySlice<Node>, from start: Int) {
    let shift = count - start
    for node in nodes { append(node.ending(at: node.end + shift)) }
  }

  fileprivate mutating func append(
    table: Int, _ width: Int, _ columns: [ColumnAlignment], _ nodes: [Node]
  ) {
    let place = count
    append(nodes[table].with(.table(columns: columns)))
    let rows = FoldedTables.children(of: table, nodes).map(\.lowerBound)
    let cells = rows.map { FoldedTables.children(of: $0, nodes) }
    let parts = cells.map(\.count).max() ?? 0
    for first in stride(from: 0, to: parts, by: width) {
      for (row, cells) in zip(rows, cells).dropFirst(first == 0 ? 0 : 1) {
        append(row: row, cells.dropFirst(first).prefix(width), nodes)
      }
    }
    self[place] = self[place].ending(at: count)
  }

  /// A row of these cells, unless all are empty.
  private mutating func append(row: Int, _ cells: ArraySlice<Range<Int>>, _ nodes: [Node]) {
    guard cells.contains(where: { $0.count > 1 || nodes[$0.lowerBound].kind == .spannedCell })
    else { return }
    let place = count
    append(nodes[row])
    for cell in cells { append(contentsOf: nodes[cell], from: cell.lowerBound) }
    self[place] = self[place].ending(at: count)
  }
}

extension NodeKind {
  /// Whether it can be a name: a row of figures may be data.
  fileprivate var hasLetters: Bool {
    switch self {
    case .text(let text), .code(let text): text.contains(where: \.isLetter)
    default: false
    }
  }
}

extension Node {
  fileprivate func ending(at end: Int) -> Node { Node(kind, line: line, column: column, end: end) }

  fileprivate func with(_ kind: NodeKind) -> Node {
    Node(kind, line: line, column: column, end: end)
  }
}
