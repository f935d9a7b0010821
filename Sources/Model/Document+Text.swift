extension Document {
  /// The words of a run of nodes, as a reader would copy them: blocks and cells apart by a space.
  public func plainText(of range: Range<Int>) -> String {
    var text = ""
    for node in nodes[range] {
      switch node.kind {
      case .text(let words), .code(let words): text += words
      case .softBreak, .lineBreak: text += " "
      case .codeBlock(_, let words), .htmlBlock(let words), .html(let words): text += words
      case .heading, .paragraph, .item, .cell, .row, .quote, .aside, .footnote:
        if !text.isEmpty, text.last != " " { text += " " }
      case .list, .table, .thematicBreak, .emphasis, .strong, .strikethrough, .link, .image,
        .footnoteReference:
        break
      }
    }
    return text
  }

  /// The indices of a node's children.
  public func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      children.append(child)
      child = nodes[child].end
    }
    return children
  }

  /// The indices of the nodes that stand at the top.
  public var topLevel: [Int] {
    var tops: [Int] = []
    var top = 0
    while top < nodes.count {
      tops.append(top)
      top = nodes[top].end
    }
    return tops
  }
}
