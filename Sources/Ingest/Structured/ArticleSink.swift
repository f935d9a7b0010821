import Bytes
import Diagnostics
import Model

/// Takes the blocks of a structured shape in their order, with the bytes that each came from.
/// What it holds is written so that it reads back as the same blocks.
struct ArticleSink {
  private(set) var blocks: [Block] = []
  var claims = Claims()
  /// Where tables are whose cells are paragraphs now.
  var lostTables: [Int] = []
  /// How far out the items of the list are that the last blocks are in.
  private var indents: [Int] = []
  /// Whether the next paragraph of an aside opens it.
  private var opensAside = true

  /// Text that a writer finished. Empty text is no block.
  mutating func add(_ kind: Block.Kind, _ text: [UInt8], from origin: Range<Int>, _ rule: String) {
    let text = InlineText.normal(text[...])
    guard kind == .paragraph || kind == .caption else {
      return append(kind, text[...], from: origin, rule)
    }
    let parts = Self.parts(of: text[...])
    for part in parts.before { add(image: Array(part), from: origin) }
    append(kind, parts.words, from: origin, rule)
    for part in parts.behind.reversed() { add(image: Array(part), from: origin) }
  }

  /// A heading of plain words.
  mutating func add(
    heading words: String, level: Int, from origin: Range<Int>, _ rule: String = "heading"
  ) {
    var writer = InlineWriter(.heading)
    writer.text(words)
    add(.heading(level: level), writer.finish(), from: origin, rule)
  }

  private mutating func append(
    _ kind: Block.Kind, _ text: ArraySlice<UInt8>, from origin: Range<Int>, _ rule: String
  ) {
    guard !text.isEmpty else { return }
    let kind = settled(kind)
    append(Block(kind, Self.guarded(Array(text), as: kind), from: origin), rule)
  }

  mutating func add(image: [UInt8], from origin: Range<Int>) {
    append(Block(settled(.image), image, from: origin), "image")
  }

  /// A film: what it shows, or, without words for that, a picture that names its file.
  mutating func add(film words: [UInt8], source: [UInt8], from origin: Range<Int>) {
    let words = MarkComment.text(InlineBlanks.oneLine(words[...]))
    guard words.isEmpty else {
      return append(Block(settled(.video), words, from: origin), "video")
    }
    add(image: MarkdownText.image(words: [], source: source), from: origin)
  }

  mutating func add(table rows: [[[UInt8]]], from origin: Range<Int>) {
    let rows = rows.map { row in row.map { Self.guardedCell(InlineText.normal($0[...])) } }
    append(Block(settled(.table), [], rows: rows, from: origin), "table")
  }

  mutating func add(code lines: [UInt8], language: [UInt8], from origin: Range<Int>) {
    let text = Scrape.withoutOuterLines(lines)
    guard !text.isEmpty else { return }
    let fence = Array(
      repeating: UInt8(ascii: "`"), count: max(3, text.longestRun(of: UInt8(ascii: "`")) + 1))
    let name = language.filter { ByteClass.isAlphanumeric($0) || "+-#".utf8.contains($0) }
    let newline = [UInt8(ascii: "\n")]
    append(
      Block(settled(.code), fence + name + newline + text + newline + fence, from: origin), "code")
  }

  /// More text of the last item, behind a break. Behind anything else it is a paragraph.
  mutating func extend(_ text: [UInt8], from origin: Range<Int>, _ rule: String) {
    guard let last = blocks.last, last.isItem else {
      return add(.paragraph, text, from: origin, rule)
    }
    let more = InlineText.normal(text[...])
    guard !more.isEmpty else { return }
    let whole = last.text + Array("<br>".utf8) + more
    blocks.removeLast()
    claims.keep(origin, rule, block: blocks.count)
    blocks.append(Block(last.kind, whole, from: last.origin))
  }

  /// An aside begins, of the kind of the one before it or of another.
  mutating func openAside() { opensAside = true }

  mutating func openTabs(missing: [[UInt8]], at place: Int) {
    let names = Array(missing.map(Self.label).joined(separator: "; ".utf8))
    append(Block(settled(.tabs), names, from: place..<place), "tabs")
  }

  mutating func openPanel(_ label: [UInt8], from origin: Range<Int>) {
    append(Block(settled(.panel), Self.label(label), from: origin), "tabs")
  }

  mutating func closeTabs(at place: Int) {
    append(Block(settled(.tabsEnd), [], from: place..<place), "tabs")
  }

  private mutating func append(_ block: Block, _ rule: String) {
    claims.keep(block.origin, rule, block: blocks.count)
    blocks.append(block)
  }
}

extension ArticleSink {
  /// An item is at most one step inside the one before it; a list begins at the margin.
  private mutating func settled(_ kind: Block.Kind) -> Block.Kind {
    if case .aside(let aside) = kind {
      let goesOn = [.aside(aside), .asideRest(aside)].contains(blocks.last?.kind)
      defer { opensAside = false }
      if goesOn, !opensAside { return .asideRest(aside) }
    }
    guard case .item(let depth, let number) = kind else {
      indents = []
      return kind
    }
    return .item(
      depth: min(indents.depth(of: depth), 8), number: number.map { min(max($0, 0), 999) })
  }

  /// Pictures at the ends of a paragraph are blocks of their own.
  private static func parts(
    of text: ArraySlice<UInt8>
  ) -> (before: [ArraySlice<UInt8>], words: ArraySlice<UInt8>, behind: [ArraySlice<UInt8>]) {
    var (before, behind): ([ArraySlice<UInt8>], [ArraySlice<UInt8>]) = ([], [])
    var words = text
    while before.count + behind.count < 64 {
      if let image = ImageLine(words) {
        before.append(image.picture)
        words = image.caption
      } else if let picture = ImageLine.glued(to: words) {
        behind.append(picture)
        words = words[..<picture.startIndex].trimmed
      } else {
        break
      }
    }
    return (before, words, behind)
  }

  private static func guarded(_ text: [UInt8], as kind: Block.Kind) -> [UInt8] {
    switch kind {
    case .heading: MarkdownText.escapeEnd(MarkdownText.escapeStart(text))
    case .paragraph, .caption: MarkdownText.escapeLabel(MarkdownText.escapeStart(text))
    default: MarkdownText.escapeStart(text)
    }
  }

  /// A cell of hyphens would make its row the line under a header.
  static func guardedCell(_ cell: [UInt8]) -> [UInt8] {
    guard let first = cell.first, cell.allSatisfy({ "-: ".utf8.contains($0) }) else { return cell }
    return Array("\\".utf8) + [first] + cell.dropFirst()
  }

  private static func label(_ text: [UInt8]) -> [UInt8] {
    let line = MarkComment.text(InlineBlanks.oneLine(text[...]))
    return line.isEmpty ? Array("Tab".utf8) : line
  }
}

extension ArticleSink {
  /// A page opens with its title; what a layout sets above it is behind the abstract, which is
  /// the paragraph right under the title.
  mutating func liftTitle() {
    guard let title = blocks.firstIndex(where: { $0.headingLevel == 1 }), title > 0 else { return }
    let isAbstract = title + 1 < blocks.count && blocks[title + 1].kind == .paragraph
    let end = title + (isAbstract ? 2 : 1)
    let order = Array(title..<end) + Array(0..<title) + Array(end..<blocks.count)
    var places: [Int?] = Array(repeating: nil, count: blocks.count)
    for (place, old) in order.enumerated() { places[old] = place }
    blocks = order.map { blocks[$0] }
    claims.moveBlocks(to: places)
  }

  /// The blocks, with each byte of the file entered.
  func book(size: Int, else rule: String) -> Book {
    claims.book(of: blocks, size: size, else: rule)
  }
}

extension Scrape {
  /// Text without empty lines at its ends, lines ended as here, no blanks behind them.
  static func withoutOuterLines(_ text: [UInt8]) -> [UInt8] {
    let lines = text.filter { $0 != UInt8(ascii: "\r") }
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in
        Array(
          line.prefix(upTo: (line.lastIndex { !ByteClass.isSpace($0) } ?? line.startIndex - 1) + 1))
      }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(lines[first...last].joined(separator: "\n".utf8))
  }
}
