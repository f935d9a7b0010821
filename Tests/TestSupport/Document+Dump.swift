public import Model

extension Document {
  /// The page as an indented tree, one node a line: for goldens, and for people who look for a
  /// mistake. Places are left out, so that a line inserted on top does not change all that follows.
  public var dump: String {
    var lines = ""
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      lines += String(repeating: "  ", count: ends.count) + node.kind.dump + "\n"
      ends.append(node.end)
    }
    return lines
  }

  /// The sections as an indented tree: level, title and anchor.
  public var sectionDump: String {
    sections.map { section in
      String(repeating: "  ", count: depth(of: section))
        + "\(section.level) \(quoted(section.title)) #\(section.anchor)\n"
    }.joined()
  }

  private func depth(of section: Section) -> Int {
    var depth = 0
    var around = section.parent
    while let place = around {
      depth += 1
      around = sections[place].parent
    }
    return depth
  }
}

extension NodeKind {
  fileprivate var dump: String {
    switch self {
    case .heading(let level): "heading \(level)"
    case .paragraph: "paragraph"
    case .quote: "quote"
    case .aside(let aside): "aside \(aside)"
    case .list(let ordered, let start, let tight):
      (ordered ? "list from \(start)" : "list") + (tight ? "" : ", loose")
    case .item(let checked): checked.map { "item \($0 ? "[x]" : "[ ]")" } ?? "item"
    case .codeBlock(let language, let text): "code block \(quoted(language)) \(quoted(text))"
    case .htmlBlock(let text): "html block \(quoted(text))"
    case .thematicBreak: "thematic break"
    case .mark(let mark): "mark \(mark)"
    case .table(let columns): "table " + columns.map { "\($0)" }.joined(separator: " ")
    case .row(let header): header ? "header row" : "row"
    case .cell: "cell"
    case .spannedCell: "spanned cell"
    case .footnote(let name): "footnote \(quoted(name))"
    default: inlineDump
    }
  }

  private var inlineDump: String {
    switch self {
    case .text(let text): quoted(text)
    case .softBreak: "soft break"
    case .lineBreak: "line break"
    case .code(let text): "code \(quoted(text))"
    case .html(let text): "html \(quoted(text))"
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .strikethrough: "strikethrough"
    case .link(let destination, let title): "link \(quoted(destination))" + titled(title)
    case .image(let source, let title): "image \(quoted(source))" + titled(title)
    case .footnoteReference(let name): "footnote reference \(quoted(name))"
    default: ""
    }
  }

  private func titled(_ title: String) -> String { title.isEmpty ? "" : " titled \(quoted(title))" }
}

/// A text on one line, between quotes.
private func quoted(_ text: String) -> String {
  var line = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": line += "\\n"
    case "\"", "\\": line += "\\\(scalar)"
    default: line.unicodeScalars.append(scalar)
    }
  }
  return line + "\""
}
