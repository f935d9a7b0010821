import Model

/// A link and nothing else.
enum LinkColumn: ColumnReader {
  static let types: [ColumnType] = [.link]

  static func read(_ cell: ReadableCell) -> CellValue? {
    let links = cell.cell.links
    guard let first = links.first, cell.cell.codes.isEmpty else { return nil }
    let words = links.map { FoldedBytes.of($0.words) }
    if links.count == 1 { return words[0] == cell.bytes ? .word(.link, first.address) : nil }
    guard CellParts.split(cell.bytes).elementsEqual(words, by: { $0.elementsEqual($1) }) else {
      return nil
    }
    return .list(links.map { .word(.link, $0.address) })
  }
}

extension ColumnType {
  static let link = ColumnType("link")
}
