extension Document {
  /// The words of a run of nodes, as a reader would copy them: blocks and cells apart by a space.
  public func plainText(of range: Range<Int>) -> String {
    var text = ""
    for node in nodes[range] {
      switch node.kind {
      // The first is not copied: often it is the only one.
      case .text(let words) where text.isEmpty: text = words
      case .text(let words), .code(let words): text += words
      case .softBreak, .lineBreak: text += " "
      case .html(let words): text += words
      case .codeBlock(_, let words), .htmlBlock(let words):
        Self.separate(&text)
        text += words
      case .heading, .paragraph, .item, .cell, .spannedCell, .row, .quote, .aside, .footnote:
        Self.separate(&text)
      case .list, .table, .thematicBreak, .mark, .emphasis, .strong, .strikethrough, .link, .image,
        .footnoteReference:
        break
      }
    }
    return text
  }

  /// What is under a section's heading, up to the next one.
  public func ownText(of section: Section) -> String {
    plainText(of: ownNodes(of: section))
  }

  /// The nodes behind a section's heading, up to the next one.
  public func ownNodes(of section: Section) -> Range<Int> {
    let start = nodes[section.nodes.lowerBound].end
    return start..<max(start, section.ownEnd)
  }

  private static func separate(_ text: inout String) {
    if let last = text.utf8.last, last != UInt8(ascii: " ") { text += " " }
  }

  /// The indices of a node's children.
  public func children(of index: Int) -> [Int] {
    Array(outermost(in: index + 1..<nodes[index].end))
  }

  /// The indices of the nodes that are at the top.
  public var topLevel: [Int] { Array(outermost(in: nodes.indices)) }

  /// The indices of the nodes of a range that are in no other of it.
  func outermost(in range: Range<Int>) -> some Sequence<Int> {
    sequence(first: range.lowerBound) { self.nodes[$0].end }.lazy.prefix { $0 < range.upperBound }
  }
}
