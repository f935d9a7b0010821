import Bytes

/// Where elements end that begin a line and are read as a whole, up to their closing tag: tables,
/// lists, pictures with their words. Found in one pass, however deep they are in one another.
struct ElementSpans {
  /// The last line of each, by its first.
  private var ends: [Int: Int] = [:]

  init(_ scrape: Scrape, _ lines: Range<Int>) {
    var open: [String: [(line: Int, isFirst: Bool)]] = [:]
    for line in lines {
      let text = scrape.text(line)
      var place = text.startIndex
      while let start = text[place...].firstIndex(of: UInt8(ascii: "<")) {
        place = start + 1
        guard let tag = HTMLTag(text, at: start), Self.names.contains(tag.name) else { continue }
        place = tag.end
        if !tag.isClosing {
          open[tag.name, default: []].append((line, start == text.startIndex))
        } else if let last = open[tag.name]?.popLast(), last.isFirst {
          ends[last.line] = line
        }
      }
    }
  }

  func end(from line: Int) -> Int? { ends[line] }

  private static let names: Set = [
    "aside", "blockquote", "dl", "figure", "iframe", "ol", "p", "picture", "pre", "script", "style",
    "svg", "table", "ul", "video",
  ]
}
