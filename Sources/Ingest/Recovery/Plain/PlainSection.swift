import Bytes
import Model
import Vocabulary

/// One chapter, line by line: what each line is follows from its form and from what is around.
struct PlainSection {
  let title: String
  /// The lines up to the end of the chapter.
  let lines: ArraySlice<LooseLine>
  let start: Int
  var place: Int
  private let tables: [Int: LostTable]
  private let doubtful: [Int: Int]
  /// The headings that are open below the chapter's, and whether the outermost is a platform.
  private var open: [(title: String, level: Int)] = []
  private var isUnderPlatform = false
  /// Where rows that end in texts were last left.
  private var endOfRows = -1
  /// What the line above became.
  private var above = Role.start

  /// As many titles of pages as one list may hold.
  private static let longestMenu = 40

  private enum Role { case start, heading, paragraph, items, table, caption, aside }

  init(_ title: String, _ lines: ArraySlice<LooseLine>, at start: Int) {
    self.title = title
    self.lines = lines
    self.start = start
    place = start
    let finder = TableFinder(lines[start...])
    (tables, doubtful) = (finder.tables, finder.doubtful)
  }

  mutating func takeNext(into book: inout LooseBook) {
    let line = lines[place]
    if takeAside(into: &book) || takeList(into: &book) { return }
    guard line.isBare else { return takeParagraph(into: &book) }
    if isPlatformHeading { return takeHeading(3, into: &book) }
    if isOnHeadingBelow { return takeHeading(level(of: line.string, book.lexicon), into: &book) }
    if takeTable(into: &book) || takeLostRows(into: &book) || takeBareRun(into: &book) { return }
    takeParagraph(into: &book)
  }
}

extension PlainSection {
  private var next: LooseLine? { place + 1 < lines.endIndex ? lines[place + 1] : nil }
  private var previous: LooseLine? { place > start ? lines[place - 1] : nil }

  private mutating func takeAside(into book: inout LooseBook) -> Bool {
    guard let kind = AsideLine.label(lines[place].text), let body = next, !body.isBare else {
      return false
    }
    book.pass(place, .kept, "aside-label")
    let text = book.markdown(place + 1)
    book.addProse(.aside(kind), text, line: place + 1, "aside")
    (place, above) = (place + 2, .aside)
    return true
  }

  private mutating func takeParagraph(into book: inout LooseBook) {
    let line = lines[place]
    let text = PlainText.guideline(line.text, section: title, lexicon: book.lexicon)
    let kind = line.isBare ? Block.Kind.caption : .paragraph
    book.addProse(kind, text, line: place, line.isBare ? "caption" : "paragraph")
    (place, above) = (place + 1, line.isBare ? .caption : .paragraph)
  }

  /// Items behind a line that announces them.
  private mutating func takeList(into book: inout LooseBook) -> Bool {
    guard let intro = previous else { return false }
    guard intro.announces || intro.mentionsFollowing else {
      return above == .paragraph && takeNamedItems(intro, into: &book)
    }
    if above == .paragraph, takeTable(into: &book) { return true }
    if !intro.announces, doubtful[place] != nil { return false }
    guard above == .paragraph else { return false }
    if intro.mentionsTable {
      if lines[place].isBare, next?.isBare == true { book.report(.tableLost, at: place) }
      return false
    }
    var count = LostList.count(
      behind: intro, lines[place...], section: title, lexicon: book.lexicon)
    if !intro.announces, count < 2 { return false }
    if count == 0, intro.announces, lines[place].isBare, !isPlatformHeading, next?.isJoined != true
    {
      count = 1
    }
    takeItems(count, into: &book)
    return count > 0
  }

  /// `There are two ways.`, and as many names with their explanations.
  private mutating func takeNamedItems(
    _ intro: LooseLine, into book: inout LooseBook
  ) -> Bool {
    guard let count = NumberWord.announced(in: intro.text) else { return false }
    let named = lines[place...].prefix(count + 1).prefix { Opener($0).isLabel }.count
    guard named == count else { return false }
    takeItems(count, into: &book)
    return true
  }

  private mutating func takeItems(_ count: Int, into book: inout LooseBook) {
    for line in place..<(place + count) {
      book.addProse(.item(depth: 0, number: nil), book.listItem(line), line: line, "item")
    }
    (place, above) = (place + count, .items)
  }
}

extension PlainSection {
  private var isPlatformHeading: Bool {
    lines[place].form == .platforms && title == SectionNames.platforms
      && next?.form != .platforms && !(above == .caption && previous?.form == .platforms)
  }

  /// A line right on the one below it is a heading: blank lines are around all else.
  private var isOnHeadingBelow: Bool { lines[place].isJoined || next?.isJoined == true }

  private mutating func takeHeading(_ level: Int, into book: inout LooseBook) {
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
  private func level(of text: String, _ lexicon: Lexicon) -> Int {
    if title.isEmpty { return 2 }
    if let known = lexicon.levelInOutline(of: text) {
      return min(known, (open.last?.level ?? 2) + 1)
    }
    if lines[place].isJoined, place > start, let last = open.last { return min(last.level + 1, 5) }
    if isUnderPlatform { return 4 }
    let lowered = text.lowercased()
    return open.contains { $0.level == 3 && lowered.hasSuffix(" " + $0.title.lowercased()) } ? 4 : 3
  }

  private mutating func takeTable(into book: inout LooseBook) -> Bool {
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
}

extension PlainSection {
  /// Bare lines that are no table: links to pages, captions, a heading.
  private mutating func takeBareRun(into book: inout LooseBook) -> Bool {
    let ahead = lines[place...].prefix(Self.longestMenu)
    let end = ahead.indices.first { !lines[$0].isBare || tables[$0] != nil }
    let run = ahead[..<(end ?? ahead.endIndex)].prefix { !$0.isJoined }
    let known = run.prefix { book.lexicon.pages[$0.string] != nil }.count
    let isMenu =
      run.count > 2 && 2 * run.count { book.lexicon.pages[$0.string] != nil } >= run.count
    if isMenu || known == 2 && run.count == 2 {
      takeItems(isMenu ? run.count : known, into: &book)
      return true
    }
    let isLast = run.count == 1
    guard isLast || isKnownHeading(lines[place], book.lexicon), isHeading(book.lexicon) else {
      return false
    }
    takeHeading(level(of: lines[place].string, book.lexicon), into: &book)
    return true
  }

  private func isKnownHeading(_ line: LooseLine, _ lexicon: Lexicon) -> Bool {
    lexicon.isHeading(line.string)
  }

  /// A table that no one can cut any more: its cells stay text, in their order.
  private mutating func takeLostRows(into book: inout LooseBook) -> Bool {
    let lexicon = book.lexicon
    let rows = LostRows(lines) { lexicon.isHeading($0.string) }
    guard let end = doubtful[place] ?? rows.end(from: place, behindRows: endOfRows == place)
    else { return false }
    let first = place
    if endOfRows != place { book.report(.tableLost, at: place) }
    for line in first..<end {
      let doubt: TableDoubt? = line == first && endOfRows != first ? .lost : nil
      let text = PlainText.guideline(lines[line].text, section: title, lexicon: lexicon)
      book.addProse(.paragraph, text, line: line, "table-lost", doubt: doubt)
    }
    (place, above) = (end, lines[end - 1].isBare ? .caption : .paragraph)
    endOfRows = end
    return true
  }

  /// A line on its own before a paragraph. Behind other bare lines it is one more caption, unless
  /// it opens as no caption does.
  private func isHeading(_ lexicon: Lexicon) -> Bool {
    let line = lines[place]
    guard !JudgingWords.fill(line.string), line.text.first != UInt8(ascii: "@") else {
      return false
    }
    if tables[place + 1] != nil, !line.isCaption { return true }
    guard let next, !next.isBare,
      line.form.rawValue >= LooseLine.Form.short.rawValue || line.opensWithPlatform
    else { return false }
    if Openers.describes(next.text) { return false }
    if isKnownHeading(line, lexicon) { return true }
    if line.isCaption { return false }
    guard let previous else { return true }
    guard above != .caption else {
      return Opener(line).isTask || line.text.count * 3 < previous.text.count
    }
    return !previous.showsPicture
  }
}
