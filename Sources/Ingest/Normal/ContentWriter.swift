import Bytes

/// Takes the lines of an article in order and writes normalised Markdown: one blank line between
/// blocks, `-` for bullets, tables with outer bars, asides as alerts.
struct ContentWriter {
  private var output = ByteOutput()
  private var open = Open.nothing
  private var levels = ListLevels()
  private var isBehindBlank = false
  private(set) var firstParagraph = ""

  /// What the last line belongs to, so that the next one joins it or starts anew.
  private enum Open: Equatable {
    case nothing, paragraph, item, quote
    /// Its label was read; the body follows.
    case aside
    case table(columns: Int)
    case code(FenceLine)
  }

  /// One line with its indentation, and the line behind it.
  mutating func take(_ line: ArraySlice<UInt8>, next: ArraySlice<UInt8> = []) {
    let text = Scrape.trimmed(line)
    if case .code(let fence) = open { return takeCode(line, text, fence) }
    if text.isEmpty { return takeBlank() }
    defer { isBehindBlank = false }
    if let fence = FenceLine(text) { return openCode(line, fence) }
    if let level = HeadingLine.level(text) { return heading(level: level, HeadingLine.title(text)) }
    if case .table(let columns) = open { return row(text, columns: columns) }
    if let columns = TableLine.columns(header: text, delimiter: next) {
      return table(text, columns: columns)
    }
    if let item = ItemLine(line) { return self.item(item) }
    if let label = AsideLine.alert(text), open != .paragraph { return aside(label) }
    paragraph(text)
  }

  mutating func heading(level: Int, _ title: ArraySlice<UInt8>) {
    startBlock(.nothing)
    output.append(repeating: UInt8(ascii: "#"), count: level)
    output.append(" ")
    InlineText.append(title, to: &output)
    output.append("\n")
  }

  /// The Markdown, ending with one line feed; code that never ended is closed.
  var markdown: [UInt8] {
    guard case .code(let fence) = open else { return output.bytes }
    return output.bytes + Array(repeating: fence.sign, count: fence.count) + [UInt8(ascii: "\n")]
  }
}

extension ContentWriter {
  private mutating func takeBlank() {
    isBehindBlank = true
    if open != .aside, open != .item { open = .nothing }
  }

  private mutating func openCode(_ line: ArraySlice<UInt8>, _ fence: FenceLine) {
    startBlock(.code(fence))
    output.append(line)
    output.append("\n")
  }

  private mutating func takeCode(
    _ line: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, _ fence: FenceLine
  ) {
    if fence.isClosed(by: text) { open = .nothing }
    output.append(line)
    output.append("\n")
  }

  private mutating func paragraph(_ text: ArraySlice<UInt8>) {
    let quoted = open == .aside || open == .quote
    if open == .item {
      guard isBehindBlank else { return goOn(text) }
      open = .nothing
    }
    if open == .nothing { startBlock(.paragraph) }
    if quoted {
      output.append("> ")
      open = .quote
    }
    let start = output.count
    InlineText.append(text, to: &output)
    if firstParagraph.isEmpty, !quoted, text.first != UInt8(ascii: ">"),
      !ByteSearch.starts(text, with: "![")
    {
      firstParagraph = Scrape.string(output.bytes[start...])
    }
    output.append("\n")
  }

  private mutating func item(_ item: ItemLine) {
    if open != .item || levels.isOtherList(item) {
      startBlock(.item)
      levels = ListLevels()
    }
    output.append(repeating: UInt8(ascii: " "), count: levels.take(item))
    output.append(item.marker)
    output.append(" ")
    InlineText.append(item.text, to: &output)
    output.append("\n")
  }

  /// A line that goes on with the item above it.
  private mutating func goOn(_ text: ArraySlice<UInt8>) {
    output.append(repeating: UInt8(ascii: " "), count: levels.textIndent)
    InlineText.append(text, to: &output)
    output.append("\n")
  }

  private mutating func aside(_ alert: StaticString) {
    startBlock(.aside)
    output.append("> ")
    output.append(alert)
    output.append("\n")
  }

  private mutating func table(_ header: ArraySlice<UInt8>, columns: Int) {
    startBlock(.table(columns: -columns))
    TableLine.append(header, columns: columns, to: &output)
  }

  /// The line behind the header is the delimiter, whatever it looks like in the source.
  private mutating func row(_ text: ArraySlice<UInt8>, columns: Int) {
    if columns < 0 {
      open = .table(columns: -columns)
      return TableLine.appendDelimiter(columns: -columns, to: &output)
    }
    TableLine.append(text, columns: columns, to: &output)
  }

  private mutating func startBlock(_ block: Open) {
    if !output.isEmpty { output.append("\n") }
    open = block
  }
}
