import Bytes

/// The nodes of a page, and what is asked of them.
struct HTMLDocument {
  let nodes: [HTMLNode]

  /// The element that holds the article, by the surest sign that the page gives. Of a part of a
  /// page all is the article, but for what is around a `<main>` with the title; so it is of a page
  /// that has nothing around its text, as tools for reading leave it.
  var article: Int? {
    let signs: [(HTMLNode) -> Bool] = [
      { $0.tag == "main" }, { $0["role"] == "main" }, { $0.tag == "article" },
      { $0.hasClass("doc-content") || $0.hasClass("primary-content") },
    ]
    let places = signs.map { sign in nodes.firstIndex { $0.kind == .element && sign($0) } }
    guard isPart, let title = nodes.firstIndex(where: { $0.tag == "h1" }) else {
      return places.lazy.compactMap(\.self).first ?? bareBody
    }
    let main = places.prefix(2).lazy.compactMap(\.self).first { inside($0).contains(title) }
    return main ?? nodes.firstIndex { $0.tag == "body" }
  }

  /// The body of a page with paragraphs in it and nothing that sites put around them.
  private var bareBody: Int? {
    guard let body = nodes.firstIndex(where: { $0.tag == "body" }),
      inside(body).count(where: { nodes[$0].tag == "p" }) > 1,
      !inside(body).contains(where: { isSurrounding(nodes[$0]) })
    else { return nil }
    return body
  }

  /// The labels of tabs are in a menu, too.
  private func isSurrounding(_ node: HTMLNode) -> Bool {
    Self.surroundings.contains(node.tag) && !node.hasClass("tabnav")
  }

  private static let surroundings: Set = [
    "nav", "header", "footer", "script", "noscript", "form", "iframe", "frameset",
  ]

  /// Whether it has no head of its own, which the parser then adds.
  private var isPart: Bool { nodes.first { $0.tag == "head" }?.range.isEmpty ?? true }

  /// The nodes inside a node.
  func inside(_ place: Int) -> Range<Int> { place + 1..<nodes[place].end }

  func first(in place: Int, where isIt: (HTMLNode) -> Bool) -> Int? {
    inside(place).first { isIt(nodes[$0]) }
  }

  /// The text in a node as it is, without what is never shown.
  func text(of place: Int) -> [UInt8] {
    nodes[place].kind == .element ? text(in: place) { _, _ in false } : nodes[place].text
  }

  /// The text on one line.
  func words(of place: Int) -> String { HTMLDocument.oneLine(text(of: place)) }

  /// The words of a heading that is not closed: those before the next block.
  func leadingWords(of place: Int) -> String {
    HTMLDocument.oneLine(
      text(in: place) { HTMLArticle.isBlock($0) && !$1.allSatisfy(ByteClass.isSpace) })
  }

  private func text(in place: Int, until isEnd: (HTMLNode, _ text: [UInt8]) -> Bool) -> [UInt8] {
    var text: [UInt8] = []
    var next = place + 1
    while next < nodes[place].end, !isEnd(nodes[next], text) {
      let node = nodes[next]
      if node.kind == .text { text += node.text }
      if node.tag == "br" { text.append(UInt8(ascii: "\n")) }
      next = HTMLFurniture.isMute(node) ? node.end : next + 1
    }
    return text
  }

  static func oneLine(_ text: [UInt8]) -> String { oneLine(String(decoding: text, as: UTF8.self)) }

  static func oneLine(_ text: String) -> String {
    String(decoding: InlineBlanks.oneLine(Array(text.utf8)[...]), as: UTF8.self)
  }
}
