import Bytes

/// The nodes of a page, and what is asked of them.
struct HTMLDocument {
  let nodes: [HTMLNode]

  /// The element that holds the article, by the surest sign that the page gives.
  var article: Int? {
    let signs: [(HTMLNode) -> Bool] = [
      { $0.tag == "main" }, { $0["role"] == "main" }, { $0.tag == "article" },
      { $0.hasClass("doc-content") || $0.hasClass("primary-content") },
    ]
    for sign in signs {
      if let place = nodes.firstIndex(where: { $0.kind == .element && sign($0) }) { return place }
    }
    return nil
  }

  /// The nodes inside a node.
  func inside(_ place: Int) -> Range<Int> { place + 1..<nodes[place].end }

  func first(in place: Int, where isIt: (HTMLNode) -> Bool) -> Int? {
    inside(place).first { isIt(nodes[$0]) }
  }

  /// The text in a node as it is, without what is never shown.
  func text(of place: Int) -> [UInt8] {
    guard nodes[place].kind == .element else { return nodes[place].text }
    var text: [UInt8] = []
    var next = place + 1
    while next < nodes[place].end {
      let node = nodes[next]
      if node.kind == .text { text += node.text }
      if node.tag == "br" { text.append(UInt8(ascii: "\n")) }
      next = HTMLFurniture.isMute(node) ? node.end : next + 1
    }
    return text
  }

  /// The text on one line.
  func words(of place: Int) -> String {
    HTMLDocument.oneLine(String(decoding: text(of: place), as: UTF8.self))
  }

  /// The words of a heading that is not closed: those before the next block.
  func leadingWords(of place: Int) -> String {
    var words: [UInt8] = []
    var next = place + 1
    while next < nodes[place].end {
      let node = nodes[next]
      let isBlock = HTMLArticle.isBlock(node) && !words.allSatisfy(ByteClass.isSpace)
      if isBlock { break }
      if node.kind == .text { words += node.text }
      if node.tag == "br" { words.append(UInt8(ascii: "\n")) }
      next = HTMLFurniture.isMute(node) ? node.end : next + 1
    }
    return HTMLDocument.oneLine(String(decoding: words, as: UTF8.self))
  }

  static func oneLine(_ text: String) -> String {
    String(decoding: InlineBlanks.oneLine(Array(text.utf8)[...]), as: UTF8.self)
  }
}
