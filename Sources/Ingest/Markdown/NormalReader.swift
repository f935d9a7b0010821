import Bytes
import Model

/// Reads back what `ArticleWriter` wrote, and nothing else: it repairs nothing, and takes no word
/// for a sign of another shape.
struct NormalReader {
  private let scrape: Scrape
  private var line: Int
  private(set) var book: Book
  /// The aside that the lines of a quote belong to, and whether one of its paragraphs was read.
  private var aside: Aside?
  private var isInAside = false
  /// What a comment says of the next block.
  private var doubt: TableDoubt?
  /// How far the items around this one are indented.
  private var indents: [Int] = []

  init(_ scrape: Scrape) {
    self.scrape = scrape
    line = scrape.firstLine
    book = Book(from: scrape.start(of: line))
  }

  mutating func read() {
    while line < scrape.lines.count { takeLine() }
  }
}

extension NormalReader {
  private mutating func takeLine() {
    let text = scrape.text(line)
    if text.isEmpty { return pass("blank") }
    if let item = ItemLine(scrape.indented(line)) { return take(item) }
    indents = []
    if text.first != UInt8(ascii: ">") { (aside, isInAside) = (nil, false) }
    if let fence = FenceLine(text) { return take(fence) }
    if let level = HeadingLine.level(text) {
      return add(.heading(level: level), text.dropFirst(level + 1), "heading")
    }
    if text.first == UInt8(ascii: ">") { return takeQuote(text) }
    if let comment = PageComment(text) { return take(comment) }
    if let columns = columns(text) { return takeTable(columns) }
    let isRightBelow = line > 0 && !scrape.isBlank(line - 1) && book.blocks.last?.kind == .image
    let isCaption = isRightBelow && doubt == nil
    if text.starts(with: "![".utf8), !isCaption { return add(.image, text, "image") }
    add(isCaption ? .caption : .paragraph, text, isCaption ? "caption" : "paragraph")
  }

  private mutating func pass(_ rule: String) {
    book.enter(scrape.lines[line], .kept, rule)
    line += 1
  }

  private mutating func add(_ kind: Block.Kind, _ text: ArraySlice<UInt8>, _ rule: String) {
    add(Block(kind, Array(text), from: scrape.lines[line], doubt: doubt), rule)
    line += 1
  }

  private mutating func add(_ block: Block, _ rule: String) {
    book.add(block, rule)
    doubt = nil
  }

  private mutating func take(_ item: ItemLine) {
    (aside, isInAside) = (nil, false)
    add(.item(depth: indents.depth(of: item.indent), number: item.number), item.text, "item")
  }

  private mutating func takeQuote(_ text: ArraySlice<UInt8>) {
    let words = text.dropFirst().trimmed
    if words.isEmpty { return pass("blank") }
    if let kind = Aside(alert: words) {
      (aside, isInAside) = (kind, false)
      return pass("aside-label")
    }
    guard let aside else { return add(.paragraph, text, "paragraph") }
    add(isInAside ? .asideRest(aside) : .aside(aside), words, "quote")
    isInAside = true
  }

  private mutating func take(_ comment: PageComment) {
    if comment.name == .guessed || comment.name == .lost {
      doubt = comment.name == .lost ? .lost : .guessed
      return pass("table-mark")
    }
    let kind: Block.Kind =
      switch comment.name {
      case .tabs, .missing: .tabs
      case .panel: .panel
      case .tabsEnd: .tabsEnd
      case .video, .guessed, .lost: .video
      }
    add(kind, comment.words, kind == .video ? "video" : "tabs")
  }

  private mutating func take(_ fence: FenceLine) {
    let start = line
    line += 1
    while line < scrape.lines.count, !fence.isClosed(by: scrape.text(line)) { line += 1 }
    line = min(line + 1, scrape.lines.count)
    let code = (start..<line).map { scrape.indented($0) }.joined(separator: [UInt8(ascii: "\n")])
    add(Block(.code, Array(code), from: origin(start)), "code")
  }

  private func columns(_ header: ArraySlice<UInt8>) -> Int? {
    guard line + 1 < scrape.lines.count else { return nil }
    let delimiter = scrape.text(line + 1)
    guard TableLine.isDelimiter(delimiter) else { return nil }
    return TableLine.columns(header: header, delimiter: delimiter)
  }

  private mutating func takeTable(_ columns: Int) {
    let start = line
    var rows: [[[UInt8]]] = []
    while line < scrape.lines.count, !scrape.isBlank(line) {
      let cells = TableLine.cells(scrape.text(line), columns: columns).map { Array($0) }
      if line != start + 1 {
        rows.append(cells + Array(repeating: [], count: columns - cells.count))
      }
      line += 1
    }
    add(Block(.table, [], rows: rows, from: origin(start), doubt: doubt), "table")
  }

  /// The bytes from the start of a line to where the reader is.
  private func origin(_ start: Int) -> Range<Int> {
    scrape.lines[start].lowerBound..<scrape.lines[line - 1].upperBound
  }
}
