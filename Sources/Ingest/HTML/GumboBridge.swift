import CGumbo

/// The one file that talks to gumbo: HTML in, a flat array of nodes out. No pointer leaves it.
/// Pages must have passed `HTMLNesting`: the library spends the square of what is left open.
enum GumboBridge {
  static func nodes(of html: [UInt8]) -> [HTMLNode] {
    let forms = HTMLNesting.forms(in: html)
    return withoutForms(html, forms).withUnsafeBytes { bytes -> [HTMLNode] in
      guard let start = bytes.baseAddress else { return [] }
      var options = kGumboDefaultOptions
      options.max_errors = 0
      guard
        let output = gumbo_parse_with_options(
          &options, start.assumingMemoryBound(to: CChar.self), bytes.count)
      else { return [] }
      defer { gumbo_destroy_output(&options, output) }
      var walk = GumboWalk(source: bytes, forms: Set(forms))
      walk.run(from: output.pointee.document)
      return walk.nodes
    }
  }

  /// The library hangs the last text of a form behind it. A menu is parsed as a form is, lets go of
  /// its text, and has a name of the same length.
  private static func withoutForms(_ html: [UInt8], _ forms: [Int]) -> [UInt8] {
    var html = html
    for place in forms { html.replaceSubrange(place..<place + 4, with: "menu".utf8) }
    return html
  }
}

/// Copies a tree into an array, with a stack of its own.
private struct GumboWalk {
  typealias Pointer = UnsafeMutablePointer<GumboNode>

  let source: UnsafeRawBufferPointer
  /// Where the names of elements are that are called menus and are forms.
  let forms: Set<Int>
  var nodes: [HTMLNode] = []
  /// The elements that are open: their children, the next of them, their place in `nodes`.
  var open: [(children: GumboVector, next: Int, place: Int)] = []

  mutating func run(from document: Pointer) {
    open.append((document.pointee.v.document.children, 0, -1))
    while let last = open.last {
      guard last.next < Int(last.children.length) else {
        open.removeLast()
        close(last.place)
        continue
      }
      open[open.count - 1].next += 1
      if let child = last.children.data[last.next]?.assumingMemoryBound(to: GumboNode.self) {
        take(child, parent: last.place)
      }
    }
  }

  private mutating func take(_ node: Pointer, parent: Int) {
    switch node.pointee.type {
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
      append(node.pointee.v.element, parent: parent)
    case GUMBO_NODE_COMMENT: append(node.pointee.v.text, as: .comment, parent: parent)
    case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
      append(node.pointee.v.text, as: .text, parent: parent)
    default: break
    }
  }

  private mutating func append(_ element: GumboElement, parent: Int) {
    let opening = range(element.original_tag)
    let closing = range(element.original_end_tag)
    let place = nodes.last?.range.upperBound ?? 0
    let start = opening?.lowerBound ?? place
    let end = max(opening?.upperBound ?? start, closing?.upperBound ?? start, start)
    nodes.append(
      HTMLNode(
        .element, tag: forms.contains(start + 1) ? "form" : tag(element),
        attributes: attributes(element.attributes), parent: parent, range: start..<end,
        end: nodes.count + 1))
    open.append((element.children, 0, nodes.count - 1))
  }

  private mutating func append(_ text: GumboText, as kind: HTMLNode.Kind, parent: Int) {
    let place = nodes.last?.range.lowerBound ?? 0
    let bytes = text.text.map { Array(String(cString: $0).utf8) } ?? []
    nodes.append(
      HTMLNode(
        kind, text: bytes, parent: parent, range: range(text.original_text) ?? place..<place,
        end: nodes.count + 1))
    widenParent(of: nodes.count - 1)
  }

  private mutating func close(_ place: Int) {
    guard place >= 0 else { return }
    nodes[place].end = nodes.count
    widenParent(of: place)
  }

  /// An element that is never closed ends with its last child.
  private mutating func widenParent(of place: Int) {
    let (end, parent) = (nodes[place].range.upperBound, nodes[place].parent)
    guard parent >= 0, nodes[parent].range.upperBound < end else { return }
    nodes[parent].range = nodes[parent].range.lowerBound..<end
  }

  private func tag(_ element: GumboElement) -> String {
    guard element.tag == GUMBO_TAG_UNKNOWN else {
      return String(cString: gumbo_normalized_tagname(element.tag))
    }
    var name = element.original_tag
    gumbo_tag_from_original_text(&name)
    guard let start = name.data else { return "" }
    let bytes = UnsafeRawBufferPointer(start: start, count: name.length)
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }

  private func attributes(_ vector: GumboVector) -> [(name: String, value: String)] {
    (0..<Int(vector.length)).compactMap { place in
      guard let attribute = vector.data[place]?.assumingMemoryBound(to: GumboAttribute.self),
        let name = attribute.pointee.name, let value = attribute.pointee.value
      else { return nil }
      return (String(cString: name), String(cString: value))
    }
  }

  /// Where a piece of the source is; nil for what the parser made up.
  private func range(_ piece: GumboStringPiece) -> Range<Int>? {
    guard let data = piece.data, piece.length > 0, let start = source.baseAddress else {
      return nil
    }
    let offset = UnsafeRawPointer(data) - start
    guard offset >= 0, offset + piece.length <= source.count else { return nil }
    return offset..<offset + piece.length
  }
}
