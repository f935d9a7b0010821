/// A node of an HTML tree. All nodes of a page are in one array in their order, and each knows
/// where its subtree ends, so that a walk is a loop.
struct HTMLNode: Sendable {
  enum Kind: Sendable { case element, text, comment }

  let kind: Kind
  /// In lower case; empty for text and comments.
  let tag: String
  let attributes: [(name: String, value: String)]
  let classes: [Substring]
  /// Text and comments, entities resolved.
  let text: [UInt8]
  let parent: Int
  /// Where it is in the file, from its opening tag to its closing one.
  var range: Range<Int>
  /// Behind the last node in it.
  var end: Int

  init(
    _ kind: Kind, tag: String = "", attributes: [(name: String, value: String)] = [],
    text: [UInt8] = [], parent: Int, range: Range<Int>, end: Int
  ) {
    self.kind = kind
    self.tag = tag
    self.attributes = attributes
    self.text = text
    self.parent = parent
    self.range = range
    self.end = end
    let names = attributes.first { $0.name == "class" }?.value ?? ""
    classes = names.isEmpty ? [] : names.split(whereSeparator: \.isWhitespace)
  }

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  func hasClass(_ name: String) -> Bool { classes.contains { $0 == name } }
}
