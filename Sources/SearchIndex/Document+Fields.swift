import Model

extension Document {
  /// The words of a run of nodes in order, by what they count as; code comes once more at the end.
  func fields(of range: Range<Int>, colors: [Int: String]) -> [FieldText] {
    var collector = FieldCollector(colors)
    for index in range { collector.take(index, of: self) }
    return collector.fields + collector.code
  }
}

private struct FieldCollector {
  /// By the cell’s node.
  private let colors: [Int: String]
  private(set) var fields: [FieldText] = []
  private(set) var code: [FieldText] = []
  /// Where the table, the image and the lead end that we are in.
  private var tableEnd = 0
  private var imageEnd = 0
  private var leadEnd = 0
  private var rowNameEnd = 0

  init(_ colors: [Int: String]) { self.colors = colors }

  mutating func take(_ index: Int, of document: Document) {
    let node = document.nodes[index]
    switch node.kind {
    case .text(let words), .html(let words): add(words, at: index)
    case .softBreak, .lineBreak: add(" ", at: index)
    case .code(let words):
      add(words, at: index)
      code.append(FieldText(field: .code, text: words))
    case .codeBlock(_, let words):
      add(" " + words, at: index)
      code.append(FieldText(field: .code, text: words))
    case .htmlBlock(let words): add(" " + words, at: index)
    case .paragraph:
      add(" ", at: index)
      if index + 1 < node.end, document.nodes[index + 1].kind == .strong {
        leadEnd = document.nodes[index + 1].end
      }
    case .row:
      add(" ", at: index)
      if index + 1 < node.end { rowNameEnd = document.nodes[index + 1].end }
    case .cell:
      add(" ", at: index)
      if let words = colors[index] { code.append(FieldText(field: .code, text: words)) }
    case .heading, .item, .spannedCell, .quote, .aside, .footnote: add(" ", at: index)
    case .table: tableEnd = node.end
    case .image: imageEnd = node.end
    case .mark(.video(let description)):
      fields.append(FieldText(field: .caption, text: description))
    case .list, .thematicBreak, .mark, .emphasis, .strong, .strikethrough, .link,
      .footnoteReference:
      break
    }
  }

  private mutating func add(_ words: String, at index: Int) {
    let field: Field =
      index < imageEnd
      ? .caption
      : index < rowNameEnd ? .row : index < tableEnd ? .table : index < leadEnd ? .lead : .body
    if let last = fields.last, last.field == field {
      fields[fields.count - 1].text += words
    } else {
      fields.append(FieldText(field: field, text: words))
    }
  }
}
