import Bytes
import Diagnostics
import Model

/// Reads the lines of an article in Markdown, ours or a scraper's, into blocks. Each line is taken
/// once and booked; nothing looks back, and ahead only what has an end: tables, elements, code.
struct LineReader {
  let scrape: Scrape
  let noise: [NoiseRule]
  let references: References
  let end: Int
  var line: Int
  var book: Book
  var findings: [LineFinding] = []
  /// The line that the last block ended on.
  var lastLine = -1
  /// The aside whose label was read, and whether a paragraph of it was.
  var aside: Aside?
  var isInAside = false
  /// The text of the last block as its lines have it, and whether there is more than one of them:
  /// what one line opens, the next may close.
  private var (lines, goesOnFurther) = (ArraySlice<UInt8>(), false)
  /// What a comment says of the next block.
  private var doubt: TableDoubt?
  /// How far the items around this one are indented.
  private var indents: [Int] = []
  /// Where elements of HTML end; nil until the first is met.
  var elements: ElementSpans?
  /// Up to where elements were refused.
  var refused = 0
  /// Up to where tables were looked for that are drawn with signs.
  var drawn = 0
  /// What headings of the page are called. Few lines ask.
  lazy var names = slug.map(KnownNames.init)
  /// Whether no line has the marks of a heading below the title.
  lazy var lacksHeadings = !(first..<end).contains {
    (HeadingLine.writtenLevel(scrape.text($0)) ?? scrape.underlined($0) ?? 1) > 1
  }
  /// Whether each line is a block.
  let hasLineBlocks: Bool
  private let slug: Slug?
  private let first: Int

  init(
    _ scrape: Scrape, _ lines: Range<Int>, of slug: Slug? = nil, dropping noise: [NoiseRule] = []
  ) {
    self.slug = slug
    first = lines.lowerBound
    self.scrape = scrape
    self.noise = noise
    references = References(scrape, lines)
    hasLineBlocks = LineBlocks.are(in: scrape, lines)
    line = lines.lowerBound
    end = lines.upperBound
    book = Book(from: scrape.start(of: line))
  }

  var blocks: [Block] { book.blocks }

  mutating func read() {
    while line < end { takeLine() }
    settle()
  }

  mutating func add(
    _ kind: Block.Kind, _ text: [UInt8], rows: [[[UInt8]]] = [], from origin: Range<Int>,
    _ rule: String
  ) {
    settle()
    lastLine = line
    let count = blocks.count
    book.add(kind, text, rows: rows, from: origin, rule, doubt: doubt)
    if blocks.count > count { doubt = nil }
  }

  /// Blocks that were made of bytes from a place on.
  mutating func add(_ part: Book, from start: Int) {
    settle()
    aside = nil
    book.append(part, from: start)
  }

  /// A block of words, which may go on.
  mutating func add(
    _ kind: Block.Kind, words: ArraySlice<UInt8>, from origin: Range<Int>, _ rule: String
  ) {
    let text = normal(words, kind)
    if text.isEmpty, kind == .paragraph, words.contains(UInt8(ascii: "<")) {
      return book.enter(origin, .dropped, "markup")
    }
    add(kind, text, from: origin, rule)
    lines = words
  }

  /// What is read as a paragraph stays one: a mark of another block that was beside a no-break
  /// space, alone on its line, in a quote or behind a picture, is a word. So is a label with a
  /// colon that was not read as a reference.
  private func normal(_ text: ArraySlice<UInt8>, _ kind: Block.Kind) -> [UInt8] {
    let words = InlineText.normal(read(text))
    if DefinitionLine(words[...]) != nil { return BlockMark.escaped(words) }
    guard kind == .paragraph || kind == .caption else { return words }
    let isMark =
      words.first != text.first || ByteSearch.starts(words[...], with: ":::")
      || ItemLine(words[...]) != nil
      || HeadingLine.writtenLevel(words[...]) != nil
    return isMark ? BlockMark.escaped(words) : words
  }

  /// A text with the addresses of its links, without their attributes, and with marks for tags.
  func read(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    InlineTags.read(AttributeRun.read(references.resolved(text)))
  }

  func isBlank(_ line: Int) -> Bool { line < 0 || line >= end || scrape.isBlank(line) }
}

extension LineReader {
  private mutating func takeLine() {
    let text = scrape.text(line)
    if text.isEmpty { return pass(.kept, "blank") }
    if let rule = noise.rule(for: text) { return pass(.dropped, rule.id) }
    if references.isDefinition(line), !goesOn { return pass(.kept, "reference") }
    if isPlayersButton(text) { return pass(.dropped, "video-controls") }
    if FootnoteLine.isOne(scrape.indented(line), below: blocks.last) { return takeParagraph(text) }
    let indented = scrape.indented(line)
    if let item = ItemLine(indented) ?? ItemLine(bulleted: indented), !isWrapped(item) {
      return takeItem(item)
    }
    // A line that goes on belongs to the item above it.
    let open = goesOn ? blocks.count : -1
    defer { if blocks.count != open { indents = [] } }
    switch text.first {
    case UInt8(ascii: "`"), UInt8(ascii: "~"): takeFence(text)
    case UInt8(ascii: "#"): takeHeading(text)
    case UInt8(ascii: ">"): takeQuote(text)
    case UInt8(ascii: "!"): takeImage(text)
    case UInt8(ascii: "<"): takeComment(text)
    case UInt8(ascii: "["): takeBracket(text)
    case UInt8(ascii: ":"): takeColons(text)
    default: takeText(text)
    }
  }

  /// “… in iOS”, and on the next line “17. In earlier versions”: no list begins with 17 there.
  private func isWrapped(_ item: ItemLine) -> Bool {
    (item.number ?? 1) != 1 && goesOn && blocks.last?.kind == .paragraph
  }

  /// The words around a film that a player shows, wherever it was scraped.
  private func isPlayersButton(_ text: ArraySlice<UInt8>) -> Bool {
    if ByteSearch.equal(text, "Video with custom controls.") { return true }
    let isButton = ByteSearch.equal(text, "Play") || ByteSearch.equal(text, "Replay")
    return isButton && blocks.last?.kind == .video
  }

  mutating func pass(_ fate: LedgerSpan.Fate, _ rule: String) {
    book.enter(scrape.lines[line], fate, rule)
    line += 1
  }

  mutating func takeText(_ text: ArraySlice<UInt8>) {
    if takeDrawnTable(text) { return }
    if line + 1 < end, let level = scrape.underlined(line) { return takeUnderlined(text, level) }
    if let columns = tableColumns(text) { return takeTable(columns: columns) }
    reportWideTable(text)
    if takeBareRows(text) { return }
    if ByteSearch.starts(text, with: "Content description: ") {
      return takeDescription(text.dropFirst(21))
    }
    if let kind = AsideLine.label(text), !goesOn, hasBody { return takeAsideLabel(kind) }
    takeParagraph(text)
  }

  private mutating func takeItem(_ item: ItemLine) {
    aside = nil
    let text = LabelRun(AttributeRun.without(item.text))?.labels.first ?? item.text
    let depth = min(indents.depth(of: item.indent), 8)
    let kind = Block.Kind.item(depth: depth, number: item.number)
    let whole = scrape.lines[line]
    if let video = VideoLine(item: item.text), whole.contains(video.title.startIndex) {
      add(video, kind, from: whole)
    } else {
      add(kind, words: text, from: whole, "item")
    }
    line += 1
  }

  /// Whether the next line with text is a paragraph. A label above anything else is only a word.
  var hasBody: Bool {
    guard let next = (line + 1..<max(end, line + 1)).first(where: { !scrape.isBlank($0) }) else {
      return false
    }
    let text = scrape.text(next)
    let isAlert = Aside(alert: text.dropFirst().trimmed) != nil
    let isBlock = text.first.map { "#!`~<".utf8.contains($0) } ?? true || isAlert
    let isTable =
      next + 1 < end && TableLine.columns(header: text, delimiter: scrape.text(next + 1)) != nil
    return !isBlock && !isTable && ItemLine(scrape.indented(next)) == nil
      && AsideLine.label(text) == nil && noise.rule(for: text) == nil
      && !ByteSearch.starts(text, with: "[![") && LabelRun(text) == nil
  }

  mutating func takeAsideLabel(_ kind: Aside) {
    aside = kind
    isInAside = false
    pass(.kept, "aside-label")
  }

  private mutating func takeComment(_ text: ArraySlice<UInt8>) {
    guard let comment = PageComment(text) else {
      return takeElement(text) ? () : takeText(text)
    }
    let words = Array(comment.words)
    switch comment.name {
    case .tabs, .missing: add(.tabs, words, from: scrape.lines[line], "tabs")
    case .panel: add(.panel, words, from: scrape.lines[line], "tabs")
    case .tabsEnd: add(.tabsEnd, [], from: scrape.lines[line], "tabs")
    case .video: add(.video, words, from: scrape.lines[line], "video")
    case .guessed, .lost:
      book.enter(scrape.lines[line], .kept, "table-mark")
      doubt = comment.name == .lost ? .lost : .guessed
    }
    line += 1
  }

  /// `Content description: …` beside a player.
  private mutating func takeDescription(_ text: ArraySlice<UInt8>) {
    let words = MarkComment.text(InlineText.normal(text))
    add(.video, words, from: scrape.lines[line], "video-description")
    line += 1
  }

  /// An aside's label makes the next paragraph its body; a line right under a picture, its caption.
  mutating func takeParagraph(_ text: ArraySlice<UInt8>) {
    if goesOn, !beginsNext(text) { return goOn(text) }
    if let level = boldLevel(of: text) {
      aside = nil
      add(
        .heading(level: level), heading(text.dropFirst(2).dropLast(2), level),
        from: scrape.lines[line], "heading")
      line += 1
      return
    }
    if aside == nil, let picture = ImageLine.glued(to: text) { return takeGlued(text, picture) }
    let isCaption =
      doubt == nil && !isBlank(line - 1) && blocks.last?.kind == .image
      && !(hasLineBlocks && text.count > Self.longestCaption)
    let kind = aside.map { Block.Kind.aside($0) } ?? (isCaption ? .caption : .paragraph)
    let rule = aside != nil ? "aside" : isCaption ? "caption" : "paragraph"
    // Invisible characters.
    if Invisible.fills(InlineText.lineEnd(text)) { return pass(.kept, "blank") }
    add(kind, words: text, from: scrape.lines[line], rule)
    aside = nil
    line += 1
  }

  /// Where blank lines say nothing.
  private static let longestCaption = 120

  /// A line right under a paragraph, an item or an aside's body belongs to it; under a rule it is a
  /// paragraph of its own.
  var goesOn: Bool {
    !isBlank(line - 1) && lastLine == line - 1 && blocks.last?.isWords == true
      && !endsElement(line - 1) && (goesOnFurther || !ItemLine.isRule(lines))
  }

  /// Whether a line is a paragraph of its own though no blank line is above it: it begins with a
  /// sentence in bold, and the text above has ended one.
  private func beginsNext(_ text: ArraySlice<UInt8>) -> Bool {
    if hasLineBlocks {
      return scrape.indented(line).first == text.first && LineBlocks.begins(text, below: lines)
    }
    guard blocks.last?.kind == .paragraph, ByteSearch.starts(text, with: "**"),
      let end = ByteSearch.first(of: "**", in: text.dropFirst(2)),
      SentenceEnds.isEnded(text[..<end])
    else { return false }
    return SentenceEnds.isEnded(scrape.text(line - 1))
  }

  mutating func goOn(_ text: ArraySlice<UInt8>) {
    let whole = scrape.lines[line]
    let words = InlineText.lineEnd(text)
    if Invisible.fills(words) { return pass(.kept, "blank") }
    if !goesOnFurther { lines = InlineText.lineEnd(lines) }
    // The break of a line.
    if lines.last == UInt8(ascii: "\\") { lines.removeLast() }
    // A long address was broken where nothing stands, and “system-provided” at its hyphen.
    if LinkAddress.opening(in: lines) == nil, !HyphenatedWord.isBroken(lines, words) {
      lines.append(UInt8(ascii: " "))
    }
    lines += words
    goesOnFurther = true
    book.extendLast(by: whole, "line")
    lastLine = line
    line += 1
  }

  /// The lines of a block are one text once all are read.
  private mutating func settle() {
    guard goesOnFurther, let block = blocks.last else { return }
    book.settleLast(normal(lines, block.kind))
    goesOnFurther = false
  }

  private mutating func takeFence(_ text: ArraySlice<UInt8>) {
    guard let fence = FenceLine(text) else { return takeText(text) }
    let start = line
    line += 1
    while line < end, !fence.isClosed(by: scrape.text(line)) { line += 1 }
    let isOpen = line == end
    if !isOpen { line += 1 }
    let whole = scrape.lines[start].lowerBound..<scrape.lines[line - 1].upperBound
    var code = (start..<line).map { Array(scrape.indented($0)) }
    if isOpen { code.append(Array(repeating: fence.sign, count: fence.count)) }
    add(.code, Array(code.joined(separator: [UInt8(ascii: "\n")])), from: whole, "code")
  }
}

/// Something to report about a line.
struct LineFinding: Sendable, Equatable {
  let rule: Rule
  let line: Int
  let summary: String
}
