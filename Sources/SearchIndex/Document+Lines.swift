import Model

extension Document {
  /// The words of a run of nodes as an excerpt shows them, in one line: a dot is between what is
  /// under one another on the page, unless a sign ends the first. Items of a list read as one
  /// sentence otherwise.
  func lines(of range: Range<Int>) -> String {
    var text = ""
    var isApart = false
    func add(_ words: String) {
      guard !words.isEmpty else { return }
      if isApart, !text.isEmpty { text += Self.gap(behind: text) }
      isApart = false
      text += words
    }
    for node in nodes[range] {
      switch node.kind {
      case .text(let words), .code(let words), .html(let words): add(words)
      case .softBreak, .lineBreak: if !isApart { text += " " }
      case .codeBlock(_, let words), .htmlBlock(let words):
        isApart = true
        add(words)
        isApart = true
      case .heading, .paragraph, .item, .cell, .spannedCell, .row, .quote, .aside, .footnote:
        isApart = true
      case .list, .table, .thematicBreak, .mark, .emphasis, .strong, .strikethrough, .link, .image,
        .footnoteReference:
        break
      }
    }
    return text
  }

  /// What is between a text and what is under it.
  private static func gap(behind text: String) -> String {
    guard let last = text.unicodeScalars.last(where: { !closing.contains($0) }) else { return "" }
    let gap = ends.contains(last) ? " " : " · "
    return text.unicodeScalars.last?.properties.isWhitespace == true
      ? String(gap.dropFirst()) : gap
  }

  private static let ends: Set<Unicode.Scalar> = [".", "!", "?", ":", ";", ",", "…", "—"]
  /// What may be behind the sign that ends a sentence.
  private static let closing: Set<Unicode.Scalar> = [")", "”", "’", "\"", " ", "\n"]
}
