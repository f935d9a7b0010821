import Bytes
import Model

/// Reads the lines of an article in Markdown, ours or a scraper's, into blocks. Each line is taken
/// once and booked; nothing looks back, and nothing ahead but one line.
struct LineReader {
  let scrape: Scrape
  let noise: [NoiseRule]
  private(set) var blocks: [Block] = []
  private(set) var bookings: [Booking] = []
  private var line: Int
  private let end: Int
  /// The aside whose label was read, and whether its body has begun.
  private var aside: (kind: Aside, begun: Bool)?

  init(_ scrape: Scrape, _ lines: Range<Int>, dropping noise: [NoiseRule] = []) {
    self.scrape = scrape
    self.noise = noise
    line = lines.lowerBound
    end = lines.upperBound
  }

  mutating func read() {
    while line < end { takeLine() }
  }
}

extension LineReader {
  private mutating func takeLine() {
    let text = scrape.text(line)
    if text.isEmpty { return takeBlank() }
    if let rule = noise.rule(for: text) { return drop(rule.id) }
    if ByteSearch.starts(text, with: "```") { return takeCode() }
    if let columns = tableColumns(text) { return takeTable(columns: columns) }
    if let level = HeadingLine.level(text) { return takeHeading(text, level: level) }
    if let item = ItemLine(scrape.indented(line)) { return takeItem(item) }
    if let panel = PanelComment(text) { return takePanel(panel) }
    if let kind = AsideLine.label(text), isBlank(line + 1) { return takeAsideLabel(kind) }
    if text.first == UInt8(ascii: ">") { return takeQuote(text) }
    if text.first == UInt8(ascii: "!"), let image = ImageLine(text) { return takeImage(image) }
    takeParagraph(text)
  }

  private mutating func takeBlank() {
    book(scrape.lines[line], .kept, "blank")
    line += 1
  }

  private mutating func drop(_ rule: String) {
    book(scrape.lines[line], .dropped, rule)
    line += 1
  }

  private mutating func takeHeading(_ text: ArraySlice<UInt8>, level: Int) {
    aside = nil
    let title = HeadingLine.title(text)
    let whole = scrape.lines[line]
    if title.startIndex > 0, text[title.startIndex - 1] == UInt8(ascii: "[") {
      book(whole.lowerBound..<title.startIndex, .dropped, "heading-link")
      add(.heading(level: level), InlineText.normal(title), from: title.range, "heading")
      book(title.endIndex..<whole.upperBound, .dropped, "heading-link")
    } else {
      add(.heading(level: level), InlineText.normal(title), from: whole, "heading")
    }
    line += 1
  }

  private mutating func takeItem(_ item: ItemLine) {
    aside = nil
    add(
      .item(depth: item.depth, number: item.number), InlineText.normal(item.text),
      from: scrape.lines[line], "item")
    line += 1
  }

  private mutating func takeAsideLabel(_ kind: Aside) {
    aside = (kind, false)
    book(scrape.lines[line], .kept, "aside-label")
    line += 1
  }

  /// A line of a quote: an alert's label, its body, or a quotation, which is a paragraph to us.
  private mutating func takeQuote(_ text: ArraySlice<UInt8>) {
    let inner = Scrape.trimmed(text.dropFirst())
    if let kind = AsideLine.kind(alert: inner) { return takeAsideLabel(kind) }
    if inner.isEmpty { return takeBlank() }
    takeParagraph(inner)
  }

  private mutating func takeImage(_ image: ImageLine) {
    let whole = scrape.lines[line]
    let middle = image.picture.endIndex
    add(.image, InlineText.normal(image.picture), from: whole.lowerBound..<middle, "image")
    if image.caption.isEmpty {
      book(middle..<whole.upperBound, .kept, "blank")
    } else {
      add(.caption, InlineText.normal(image.caption), from: middle..<whole.upperBound, "caption")
    }
    line += 1
  }

  private mutating func takeParagraph(_ text: ArraySlice<UInt8>) {
    let kind = paragraphKind
    add(kind, InlineText.normal(text), from: scrape.lines[line], Self.rule(kind))
    line += 1
  }

  /// An aside's label makes the next paragraph its body; a line right under a picture, its caption.
  private var paragraphKind: Block.Kind {
    if let kind = aside?.kind { return .aside(kind) }
    return isBlank(line - 1) || blocks.last?.kind != .image ? .paragraph : .caption
  }

  private static func rule(_ kind: Block.Kind) -> String {
    switch kind {
    case .aside: "aside"
    case .caption: "caption"
    default: "paragraph"
    }
  }
}
