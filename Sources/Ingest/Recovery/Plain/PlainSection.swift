import Bytes
import Model
import Vocabulary

/// One chapter, line by line: what each line is follows from its form and from what is around.
struct PlainSection {
  private var book: LooseBook
  private let title: String
  /// The lines up to the end of the chapter.
  private let lines: ArraySlice<LooseLine>
  private let start: Int
  private var place: Int
  private let tables: [Int: LostTable]
  private let doubtful: [Int: Int]
  /// Where tables begin that are known, or that kept their rows: no list goes beyond.
  private let heads: [Int]
  /// By line, whether it is the title of a page, once that was asked.
  private var titles: [Bool?]
  /// The headings that are open below the chapter's, and whether the outermost is a platform.
  private var open: [(title: String, level: Int)] = []
  private var isUnderPlatform = false
  /// Where rows that end in texts were last left.
  private var endOfRows = -1
  /// Where the run of bare lines ends that was looked at last.
  private var endOfBare = 0
  /// Where the lines of one length end that were looked at last.
  private var endOfAligned = 0
  /// What the line above became.
  private var above = Role.start

  /// As many titles of pages as one list may hold.
  private static let longestMenu = 40

  private enum Role { case start, heading, paragraph, items, table, caption, aside }

  static func read(_ title: String, _ range: Range<Int>, into book: inout LooseBook) {
    var section = PlainSection(title, range, book)
    while section.place < range.upperBound { section.takeNext() }
    book = section.book
  }

  private init(_ title: String, _ range: Range<Int>, _ book: LooseBook) {
    self.book = book
    self.title = title
    lines = book.lines[..<range.upperBound]
    start = range.lowerBound
    place = start
    titles = Array(repeating: nil, count: range.count)
    let known = KnownTables(lines[start...], book.lexicon)
    let finder = TableFinder(lines[start...], known)
    let rows = range.filter { book.lines[$0].isRow }
    (tables, doubtful, heads) = (finder.tables, finder.doubtful, (finder.heads + rows).sorted())
  }

  private mutating func takeNext() {
    let line = lines[place]
    if takeMarkedItems() || takeMarkedTable() || takeTabbedRows() || takeAlignedRows() { return }
    if takeAside() || takeList() { return }
    guard line.isBare else { return takeParagraph() }
    if isPlatformHeading { return takeHeading(3) }
    if isOnHeadingBelow { return takeHeading(level(of: line.string)) }
    if takeTable() || takeLostRows() || takeBareRun() { return }
    takeParagraph()
  }
}

extension PlainSection {
  private var next: LooseLine? { line(at: place + 1) }
  private func line(at place: Int) -> LooseLine? { place < lines.endIndex ? lines[place] : nil }
  private var previous: LooseLine? { place > start ? lines[place - 1] : nil }

  private mutating func takeAside() -> Bool {
    guard let kind = AsideLine.label(lines[place].text), let body = next, !body.isBare else {
      return false
    }
    book.passLabel(place)
    let text = book.markdown(place + 1)
    book.addProse(.aside(kind), text, line: place + 1, "aside")
    (place, above) = (place + 2, .aside)
    return true
  }

  /// Items that kept their marks, as some tools leave them: two at least, as one alone may be a
  /// dash or the number of a heading.
  private mutating func takeMarkedItems() -> Bool {
    let first = place
    var indents: [Int] = []
    while let line = line(at: place), let item = markedItem(place),
      item.isSure || place > first || next != nil && markedItem(place + 1) != nil
    {
      let depth = indents.depth(of: line.indent)
      let text = PlainText.markdown(item.text, book.lexicon, inLine: true)
      book.addProse(.item(depth: depth, number: item.number), text, line: place, "item")
      (place, above) = (place + 1, .items)
    }
    return place > first
  }

  /// The words of an item, its number, and whether its mark can be nothing else.
  private func markedItem(
    _ place: Int
  ) -> (text: ArraySlice<UInt8>, number: Int?, isSure: Bool)? {
    let text = lines[place].text
    if let words = ItemLine.bulleted(text) { return (words, nil, true) }
    return ItemLine(text).flatMap { $0.text.isEmpty ? nil : ($0.text, $0.number, false) }
  }

  private func isRow(_ place: Int) -> Bool { lines[place].text.first == UInt8(ascii: "|") }

  /// A table that kept its bars.
  private mutating func takeMarkedTable() -> Bool {
    guard let below = next, isRow(place), TableLine.isDelimiter(below.text),
      let columns = TableLine.columns(header: lines[place].text, delimiter: below.text)
    else { return false }
    // The next table begins with a header of its own.
    let end =
      (place + 2..<lines.endIndex).first {
        !isRow($0) || line(at: $0 + 1).map { TableLine.isDelimiter($0.text) } ?? false
      } ?? lines.endIndex
    let read = ([place] + Array(place + 2..<end)).map {
      TableLine.cells(lines[$0].text, columns: columns, hasOuterBars: true)
    }
    // A row that was cut off has fewer cells.
    let missing = read.reduce(0) { $0 + columns - $1.count }
    let size = lines[place..<end].reduce(0) { $0 + $1.text.count }
    guard TableLine.mayFill(missing, ofBytes: size) else {
      book.report(.tableUnfilled(columns: columns), at: place)
      return false
    }
    let rows = read.map { cells in
      cells.map { PlainText.markdown($0, book.lexicon, inLine: true) }
        + Array(repeating: [], count: columns - cells.count)
    }
    book.add(.table, [], rows: rows, lines: place..<end, "table")
    (place, above) = (end, .table)
    return true
  }

  /// A table whose cells tabs part. Rows that do not fill one stay lines.
  private mutating func takeTabbedRows() -> Bool {
    guard let found = TabbedRows(book, at: place, upTo: lines.endIndex) else { return false }
    if found.isTable {
      book.add(table: found.rows, lines: found.lines)
    } else {
      book.report(.tableLost, at: place)
      for (line, cells) in zip(found.lines, found.rows) {
        let words = Array(cells.joined(separator: Array(" | ".utf8)))
        let text = PlainText.markdown(words[...], book.lexicon)
        let doubt: TableDoubt? = line == place ? .lost : nil
        book.addProse(.paragraph, text, line: line, "table-lost", doubt: doubt)
      }
    }
    (place, above) = (found.lines.upperBound, .table)
    return true
  }

  /// A table that is drawn with blanks.
  private mutating func takeAlignedRows() -> Bool {
    guard place >= endOfAligned,
      let run = AlignedRows.run(book, from: place, upTo: lines.endIndex)
    else { return false }
    endOfAligned = run.upperBound
    guard let found = AlignedRows(book, in: run) else { return false }
    book.add(table: found.rows, lines: found.lines)
    (place, above) = (run.upperBound, .table)
    return true
  }

  private mutating func takeParagraph() {
    let line = lines[place]
    let text = PlainText.guideline(line.text, section: title, lexicon: book.lexicon)
    let kind = line.isBare ? Block.Kind.caption : .paragraph
    book.addProse(kind, text, line: place, line.isBare ? "caption" : "paragraph")
    (place, above) = (place + 1, line.isBare ? .caption : .paragraph)
  }

  /// Items behind a line that announces them.
  private mutating func takeList() -> Bool {
    guard let intro = previous else { return false }
    guard intro.announces || intro.mentionsFollowing else {
      return above == .paragraph && takeNamedItems(intro)
    }
    if above == .paragraph, takeTable() { return true }
    if !intro.announces, doubtful[place] != nil { return false }
    guard above == .paragraph else { return false }
    if intro.mentionsTable {
      if lines[place].isBare, next?.isBare == true { book.report(.tableLost, at: place) }
      return false
    }
    var count = LostList.count(
      behind: intro, lines[place..<nextHead], section: title, lexicon: book.lexicon)
    if !intro.announces, count < 2 { return false }
    if count == 0, intro.announces, lines[place].isBare, !isPlatformHeading, next?.isJoined != true
    {
      count = 1
    }
    takeItems(count)
    return count > 0
  }

  private var nextHead: Int {
    let next = heads.indices.partition { heads[$0] > place }
    return next < heads.count ? heads[next] : lines.endIndex
  }

  /// `There are two ways.`, and as many names with their explanations.
  private mutating func takeNamedItems(_ intro: LooseLine) -> Bool {
    guard let count = NumberWord.announced(in: intro.text) else { return false }
    let named = lines[place...].prefix(count + 1).prefix { Opener($0).isLabel }.count
    guard named == count else { return false }
    takeItems(count)
    return true
  }

  private mutating func takeItems(_ count: Int) {
    for line in place..<(place + count) {
      book.addProse(.item(depth: 0, number: nil), book.listItem(line), line: line, "item")
    }
    (place, above) = (place + count, .items)
  }

  private var isPlatformHeading: Bool {
    lines[place].form == .platforms && title == SectionNames.platforms
      && next?.form != .platforms && !(above == .caption && previous?.form == .platforms)
  }

  /// A line right on the one below it is a heading: blank lines are around all else.
  private var isOnHeadingBelow: Bool { lines[place].isJoined || next?.isJoined == true }

  private mutating func takeHeading(_ level: Int) {
    let line = lines[place]
    isUnderPlatform = level > 3 ? isUnderPlatform : line.form == .platforms
    open.removeAll { $0.level >= level }
    open.append((line.string, level))
    book.heading(level, place)
    (place, above) = (place + 1, .heading)
  }

  /// As the page is known to have it; else below a platform's heading, below the heading it joins,
  /// or below the one whose words it repeats (`Tracking values`, `macOS tracking values`); else
  /// right below the chapter.
  private func level(of text: String) -> Int {
    if title.isEmpty { return 2 }
    if let known = book.lexicon.levelInOutline(of: text) {
      return min(known, (open.last?.level ?? 2) + 1)
    }
    if lines[place].isJoined, place > start, let last = open.last { return min(last.level + 1, 5) }
    if isUnderPlatform { return 4 }
    let lowered = text.lowercased()
    return open.contains { $0.level == 3 && lowered.hasSuffix(" " + $0.title.lowercased()) } ? 4 : 3
  }

  private mutating func takeTable() -> Bool {
    guard let table = tables[place] else { return false }
    let rows = table.rows.map { row in
      row.map { cell in
        Array(cell.map(book.markdown).joined(separator: Array("<br>".utf8)))
      }
    }
    book.add(.table, [], rows: rows, lines: place..<table.end, "table", doubt: .guessed)
    if !lines[table.end - 1].isBare { endOfRows = table.end }
    (place, above) = (table.end, .table)
    return true
  }

  /// Bare lines that are no table: links to pages, captions, a heading.
  private mutating func takeBareRun() -> Bool {
    let run = place..<min(endOfBareLines(), place + Self.longestMenu)
    let pages = run.map { isPage($0) }
    let known = pages.prefix { $0 }.count
    let isMenu = run.count > 2 && 2 * pages.count { $0 } >= run.count
    if isMenu || known == 2 && run.count == 2 {
      takeItems(isMenu ? run.count : known)
      return true
    }
    let isLast = run.count == 1
    let title = lines[place].string
    guard isLast || book.lexicon.isHeading(title), isHeading else { return false }
    takeHeading(level(of: title))
    return true
  }

  /// Where the next line is that is no bare one on its own, or begins a table.
  private mutating func endOfBareLines() -> Int {
    guard endOfBare <= place else { return endOfBare }
    endOfBare = place
    while endOfBare < lines.endIndex, lines[endOfBare].isBare, !lines[endOfBare].isJoined,
      tables[endOfBare] == nil, !lines[endOfBare].isRow
    {
      endOfBare += 1
    }
    return endOfBare
  }

  /// Whether a line is the title of a page. Each is looked up once: runs overlap.
  private mutating func isPage(_ place: Int) -> Bool {
    if let known = titles[place - start] { return known }
    let isPage = book.lexicon.pages[lines[place].string] != nil
    titles[place - start] = isPage
    return isPage
  }

  /// A table that no one can cut any more: its cells stay text, in their order.
  private mutating func takeLostRows() -> Bool {
    let rows = LostRows(lines: lines, lexicon: book.lexicon)
    guard let end = doubtful[place] ?? rows.end(from: place, behindRows: endOfRows == place)
    else { return false }
    let first = place
    if endOfRows != place { book.report(.tableLost, at: place) }
    for line in first..<end {
      let doubt: TableDoubt? = line == first && endOfRows != first ? .lost : nil
      let text = PlainText.guideline(lines[line].text, section: title, lexicon: book.lexicon)
      book.addProse(.paragraph, text, line: line, "table-lost", doubt: doubt)
    }
    (place, above) = (end, lines[end - 1].isBare ? .caption : .paragraph)
    endOfRows = end
    return true
  }

  /// A line on its own before a paragraph. Behind other bare lines it is one more caption, unless
  /// it opens as no caption does.
  private var isHeading: Bool {
    let line = lines[place]
    guard !JudgingWords.fill(line.string), line.text.first != UInt8(ascii: "@") else {
      return false
    }
    if tables[place + 1] != nil || next?.isRow == true, !line.isCaption { return true }
    guard let next, !next.isBare,
      line.form.rawValue >= LooseLine.Form.short.rawValue || line.opensWithPlatform
    else { return false }
    if Openers.describes(next.text) { return false }
    if book.lexicon.isHeading(line.string) { return true }
    if line.isCaption { return false }
    guard let previous else { return true }
    guard above != .caption else {
      return Opener(line).isTask || line.text.count * 3 < previous.text.count
    }
    return !previous.showsPicture
  }
}
