import Bytes

/// Where elements end that begin a line and are read as a whole, up to their closing tag: tables,
/// lists, pictures with their words. Found in one pass, however deep they are in one another.
struct ElementSpans {
  struct Span {
    let last: Int
    /// Whether its text is Markdown: a line of that is behind a blank one.
    let isMarkdown: Bool
  }

  /// By their first lines.
  private var spans: [Int: Span] = [:]
  private var open: [String: [(line: Int, isFirst: Bool)]] = [:]

  init(_ scrape: Scrape, _ lines: Range<Int>) {
    var fence: FenceLine?
    // The last blank line with Markdown behind it.
    var (blank, gap) = (false, -1)
    for line in lines {
      let text = scrape.text(line)
      if let open = fence {
        if open.isClosed(by: text) { fence = nil }
        continue
      }
      fence = FenceLine(text)
      if blank, !text.isEmpty, text.first != UInt8(ascii: "<") { gap = line }
      blank = text.isEmpty
      read(text, line, gap: gap)
    }
  }

  func span(from line: Int) -> Span? { spans[line] }

  private mutating func read(_ text: ArraySlice<UInt8>, _ line: Int, gap: Int) {
    guard text.contains(UInt8(ascii: "<")) else { return }
    let ticks = TickRuns(text)
    var place = text.startIndex
    while let start = text[place...].firstIndex(where: { "<`".utf8.contains($0) }) {
      if text[start] == UInt8(ascii: "`") {
        place = ticks.end(of: start, in: text)
        continue
      }
      place = start + 1
      guard let tag = HTMLTag(text, at: start), TagRole.whole.contains(tag.name) else { continue }
      place = tag.end
      if !tag.isClosing {
        open[tag.name, default: []].append((line, start == text.startIndex))
      } else if let last = open[tag.name]?.popLast(), last.isFirst {
        let isMarkdown = gap > last.line && !TagRole.verbatim.contains(tag.name)
        // But for cells, what is Markdown is read as it is, and only its tags are HTML.
        if !isMarkdown || tag.name == "table" {
          spans[last.line] = Span(last: line, isMarkdown: isMarkdown)
        }
      }
    }
  }
}
