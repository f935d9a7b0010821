import Model

/// The words of a paragraph, a heading or a cell, and where its links are in them.
struct BlockText {
  private(set) var text: [UInt8] = []
  /// The links in reading order, each with its span in the text.
  private(set) var links: [(node: Int, span: Range<Int>)] = []

  init(of block: Int, in document: Document) {
    let nodes = document.nodes
    var open: [(end: Int, place: Int)] = []
    for index in block + 1..<max(block + 1, nodes[block].end) {
      close(&open, before: index)
      switch nodes[index].kind {
      case .text(let words), .code(let words), .html(let words): text += words.utf8
      case .softBreak, .lineBreak: text.append(UInt8(ascii: " "))
      case .link:
        open.append((nodes[index].end, links.count))
        links.append((index, text.count..<text.count))
      default: break
      }
    }
    close(&open, before: nodes[block].end)
  }

  private mutating func close(_ open: inout [(end: Int, place: Int)], before index: Int) {
    while let last = open.last, last.end <= index {
      links[last.place].span = links[last.place].span.lowerBound..<text.count
      open.removeLast()
    }
  }

  /// Whether this is an entry of a list, which says nothing of its own: links alone, or a link, a
  /// dash and what the page is about.
  var isEntry: Bool {
    var place = 0
    for (_, span) in links where span.upperBound > place {
      if span.lowerBound > place, Self.hasWords(text[place..<span.lowerBound]) { return false }
      if place == 0, hasDash(at: span.upperBound) { return true }
      place = span.upperBound
    }
    return !Self.hasWords(text[place...])
  }

  private func hasDash(at place: Int) -> Bool {
    ["- ", "– ", "— "].contains { text[place...].drop { $0 == 0x20 }.starts(with: $0.utf8) }
  }

  private static func hasWords(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}
