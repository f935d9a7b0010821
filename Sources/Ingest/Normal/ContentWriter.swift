import Bytes

/// Takes the lines of an article in order and writes normalised Markdown: one blank line between
/// blocks, `-` for bullets, tables with outer bars, asides as alerts.
struct ContentWriter {
  private var output = ByteOutput()
  private var open = Open.nothing
  private var paragraphStart: Int?
  private(set) var firstParagraph = ""

  /// What the last line belongs to, so that the next one joins it or starts anew.
  private enum Open: Equatable {
    case nothing, paragraph, item, quote
    /// Its label was read; the body follows.
    case aside
    case table(columns: Int)
    case code
  }

  /// One line with its indentation, and the line behind it.
  mutating func take(_ line: ArraySlice<UInt8>, next: ArraySlice<UInt8> = []) {
    let text = Scrape.trimmed(line)
    if open == .code || ByteSearch.starts(text, with: "```") { return takeCode(line) }
    if text.isEmpty { return takeBlank() }
    if case .table(let columns) = open { return row(text, columns: columns) }
    if let columns = TableLine.columns(header: text, delimiter: next) {
      return table(text, columns: columns)
    }
    if let level = HeadingLine.level(text) { return heading(level: level, HeadingLine.title(text)) }
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

  /// The Markdown, ending with one line feed.
  var markdown: [UInt8] {
    open == .code ? output.bytes + Array("```\n".utf8) : output.bytes
  }
}

extension ContentWriter {
  private mutating func takeBlank() {
    if open != .aside, open != .item { open = .nothing }
  }

  private mutating func takeCode(_ line: ArraySlice<UInt8>) {
    let isFence = ByteSearch.starts(Scrape.trimmed(line), with: "```")
    if open != .code {
      startBlock(.code)
    } else if isFence {
      open = .nothing
    }
    output.append(line)
    output.append("\n")
  }

  private mutating func paragraph(_ text: ArraySlice<UInt8>) {
    let quoted = open == .aside || open == .quote
    if open == .item { open = .nothing }
    if open == .nothing { startBlock(.paragraph) }
    if quoted {
      output.append("> ")
      open = .quote
    }
    let start = output.count
    InlineText.append(text, to: &output)
    if firstParagraph.isEmpty, !quoted {
      firstParagraph = String(decoding: output.bytes[start...], as: UTF8.self)
    }
    output.append("\n")
  }

  private mutating func item(_ item: ItemLine) {
    if open != .item { startBlock(.item) }
    output.append(repeating: UInt8(ascii: " "), count: 2 * item.depth)
    output.append(item.marker)
    output.append(" ")
    InlineText.append(item.text, to: &output)
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
