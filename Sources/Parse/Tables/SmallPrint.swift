import Model

/// Which of the blocks below a table belong to it.
enum SmallPrint {
  private static let longest = 240

  /// The words of a paragraph or of an aside that may be small print; those with a lead are not.
  static func text(_ document: Document, _ block: Int) -> String? {
    let node = document.nodes[block]
    switch node.kind {
    case .paragraph:
      let first = block + 1
      guard first < node.end, document.nodes[first].kind != .strong else { return nil }
    case .aside: break
    default: return nil
    }
    let text = document.plainText(of: block..<node.end)
    // An aside is about the whole section, unless it says otherwise.
    if case .aside = node.kind, !speaksOfTable(text) { return nil }
    return text.isEmpty ? nil : text
  }

  /// `* Only where …`, or words that name the table.
  static func isMarked(_ text: String) -> Bool {
    signs.contains { text.hasPrefix($0) } || speaksOfTable(text)
  }

  /// A remark rather than the next thought: it leads to nothing below and to no other page.
  static func isShort(_ text: String) -> Bool {
    text.utf8.count <= longest && !text.hasSuffix(":") && !pointers.contains { text.hasPrefix($0) }
  }

  private static func speaksOfTable(_ text: String) -> Bool {
    text.utf8.count <= 2 * longest && text.contains("table above")
  }

  private static let signs = ["*", "†", "‡"]
  private static let pointers = ["For ", "See ", "To learn more", "To "]
}
