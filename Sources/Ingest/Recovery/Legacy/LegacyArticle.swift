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
    if !line.isBullet, !line.isIndented { indents = [] }
    restoreHeading()
    switch line.kind {
    case .picture(let source):
      book.add(.image, MarkdownText.image(words: [], source: Array(source)), line: place, "image")
    case .bullet(let text): takeBullet(text, line.indent)
    case .text:
      if isHeading { takeHeading() } else if takeTable() { return } else { takeParagraph() }
    }
    place += 1
  }
}

extension LegacyArticle {
  private mutating func takeBullet(_ text: ArraySlice<UInt8>, _ indent: Int) {
    let depth = min(indents.depth(of: indent), 8)
    book.add(.item(depth: depth, number: nil), guideline(text), line: place, "item")
  }

  private mutating func takeParagraph() {
    let line = lines[place]
    let text = line.isIndented || opensUse(line) ? book.markdown(place) : guideline(line.text)
    book.add(.paragraph, text, line: place, "paragraph")
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

  private mutating func takeTable() -> Bool {
    let finder = LegacyTables(
      lines: lines[...], words: words, lexicon: book.lexicon, section: heading)
    guard let table = finder.table(at: place) else { return false }
    let rows = table.rows.map { row in row.map { cell in take(cell) } }
    book.add(.table, [], rows: rows, lines: place..<table.end, "table", doubt: .guessed)
    place = table.end
    return true
  }

  private mutating func take(_ cell: LegacyTables.Cell) -> [UInt8] {
    switch cell {
    case .restored(let text):
      book.report(.cellRestored(text), at: place)
      return Array(text.utf8)
    case .lines(let cell):
      let paragraphs = cell.map { line in
        if case .picture(let source) = lines[line].kind {
          MarkdownText.image(words: [], source: Array(source))
        } else {
          book.markdown(line)
        }
      }
      return Array(paragraphs.joined(separator: Array("<br>".utf8)))
    }
  }
}
