import Bytes
import Model

/// Makes blocks of a legacy chapter: pictures and bullets still have their marks, headings and
/// leads do not, and every block of one word is missing.
struct LegacyArticle {
  private(set) var book: LooseBook
  private let lines: [LegacyLine]
  private let words: ChapterWords
  private var place = 1
  private var heading = ""
  private var indents: [Int] = []

  init(_ article: LooseArticle, lexicon: Lexicon) {
    book = LooseBook(article, dropping: LegacyFurniture.inside, lexicon: lexicon)
    lines = book.lines.map { LegacyLine($0, in: article.scrape.bytes) }
    words = ChapterWords(lines)
    if let title = lines.first {
      book.heading(1, 0)
      heading = title.line.string
      while place < lines.count { takeNext() }
    }
    book.fill(to: article.body.upperBound)
  }

  private mutating func takeNext() {
    let line = lines[place]
    if line.bullet == nil, !line.isIndented { indents = [] }
    restoreHeading()
    switch line.kind {
    case .picture(let source): takePicture(source)
    case .bullet: takeBullet(line)
    case .text:
      if isHeading { takeHeading() } else if !takeTable() { takeParagraph() }
    }
  }
}

extension LegacyArticle {
  private mutating func takePicture(_ source: ArraySlice<UInt8>) {
    book.add(
      .image, Array("![](".utf8) + source + Array(")".utf8), lines: place..<(place + 1), "image")
    place += 1
  }

  private mutating func takeBullet(_ line: LegacyLine) {
    let text = guideline(line.bullet ?? [])
    let kind = Block.Kind.item(depth: min(indents.depth(of: line.indent), 8), number: nil)
    book.add(kind, text, lines: place..<(place + 1), "item")
    place += 1
  }

  private mutating func takeParagraph() {
    let line = lines[place]
    let text = line.isIndented || opensUse(line) ? book.markdown(place) : guideline(line.text)
    book.add(.paragraph, text, lines: place..<(place + 1), "paragraph")
    place += 1
  }

  /// `Use a map view to …` under “Map View” says what the thing is for; it is no guideline.
  private func opensUse(_ line: LegacyLine) -> Bool {
    let start = String(decoding: line.text.prefix(heading.utf8.count + 8), as: UTF8.self)
    return ["use a ", "use an "].contains {
      start.lowercased().hasPrefix($0 + heading.lowercased())
    }
  }

  private func guideline(_ text: ArraySlice<UInt8>) -> [UInt8] {
    if let name = LegacyLine.explainedName(text) {
      return Array("**".utf8) + PlainText.markdown(text[..<name], book.lexicon, inLine: true)
        + Array("** ".utf8) + PlainText.markdown(text[(name + 1)...], book.lexicon, inLine: true)
    }
    return PlainText.guideline(text, section: heading, lexicon: book.lexicon)
  }

  /// Every word with a capital, and a paragraph below.
  private var isHeading: Bool {
    guard lines[place].isTitleCase, place + 1 < lines.count else { return false }
    let next = lines[place + 1]
    return next.kind == .text && !next.line.isBare
  }

  private mutating func takeHeading() {
    heading = lines[place].line.string
    book.heading(2, place)
    place += 1
  }

  /// A heading of one word is lost; but below it the text says “A popover is …”, and soon
  /// “A popover:”, with a list behind.
  private mutating func restoreHeading() {
    guard lines[place].kind == .text, let thing = LegacyLine.defined(lines[place].text) else {
      return
    }
    let ahead = lines[(place + 1)...].prefix(4)
    let announced = ahead.contains { LegacyLine.announced($0.text) == thing }
    guard announced, heading.lowercased() != thing else { return }
    heading = thing.prefix(1).uppercased() + thing.dropFirst()
    book.insert(.heading(level: 2), Array(heading.utf8), before: place)
    book.report(.headingRestored(heading), at: place)
  }
}

extension LegacyArticle {
  private mutating func takeTable() -> Bool {
    let finder = LegacyTables(
      lines: lines[...], words: words, lexicon: book.lexicon, section: heading)
    guard let table = finder.table(at: place) else { return false }
    var rows = table.rows.map { row in row.map { cell in markdown(cell) } }
    for restored in table.restored {
      rows[restored.row][restored.column] = Array(restored.text.utf8)
      book.report(.cellRestored(restored.text), at: place)
    }
    book.add(.table, [], rows: rows, lines: place..<table.end, "table", doubt: .guessed)
    place = table.end
    return true
  }

  private func markdown(_ cell: Range<Int>) -> [UInt8] {
    let paragraphs = cell.map { line -> [UInt8] in
      guard case .picture(let source) = lines[line].kind else { return book.markdown(line) }
      return Array("![](".utf8) + source + Array(")".utf8)
    }
    return Array(paragraphs.joined(separator: Array("<br>".utf8)))
  }
}
