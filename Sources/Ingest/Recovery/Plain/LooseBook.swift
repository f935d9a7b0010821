import Bytes
import Diagnostics
import Model

/// The blocks that the lines of an article become, with every byte booked on the way.
struct LooseBook {
  let lexicon: Lexicon
  let lines: [LooseLine]
  let bytes: [UInt8]
  private let links: SeeLinks
  private(set) var book: Book
  /// What was lost or put in by rule, and where the line starts that it was found at.
  private(set) var findings: [(finding: LooseFinding, place: Int)] = []
  /// Furniture among the lines, in order; the next of it to be booked.
  private let noise: [(range: Range<Int>, rule: String)]
  private var nextNoise = 0

  init(_ article: LooseArticle, dropping rules: [NoiseRule], lexicon: Lexicon) {
    (lines, noise) = LooseLine.lines(of: article.body, in: article.scrape, dropping: rules)
    self.lexicon = lexicon
    bytes = article.scrape.bytes
    links = SeeLinks(article, lexicon)
    book = Book(from: article.body.lowerBound)
  }

  mutating func add(table rows: [[some Collection<UInt8>]], lines: Range<Int>) {
    let rows = rows.map { row in
      row.map { PlainText.markdown(Array($0)[...], lexicon, inLine: true) }
    }
    add(.table, [], rows: rows, lines: lines, "table")
  }

  /// Adds a block that some lines gave; what lies between is blank.
  mutating func add(
    _ kind: Block.Kind, _ text: [UInt8], rows: [[[UInt8]]] = [], lines taken: Range<Int>,
    _ rule: String, doubt: TableDoubt? = nil
  ) {
    let (first, last) = (lines[taken.lowerBound].whole, lines[taken.upperBound - 1].whole)
    fill(to: first.lowerBound)
    book.add(
      kind, text, rows: rows, from: first.lowerBound..<last.upperBound, rule, doubt: doubt)
  }

  mutating func add(
    _ kind: Block.Kind, _ text: [UInt8], line: Int, _ rule: String, doubt: TableDoubt? = nil
  ) {
    add(kind, text, lines: line..<(line + 1), rule, doubt: doubt)
  }

  /// A block of prose on a line, the names of other pages linked.
  mutating func addProse(
    _ kind: Block.Kind, _ text: [UInt8], line: Int, _ rule: String, doubt: TableDoubt? = nil
  ) {
    add(kind, links.linked(text), line: line, rule, doubt: doubt)
  }

  /// A block that no bytes gave: its words were said elsewhere.
  mutating func insert(_ kind: Block.Kind, _ text: [UInt8], before line: Int) {
    let place = lines[line].whole.lowerBound
    book.add(kind, text, from: place..<place, "")
  }

  mutating func heading(_ level: Int, _ line: Int) {
    let title = PlainText.markdown(lines[line].text, lexicon, inLine: true)
    add(.heading(level: level), title, line: line, "heading")
  }

  /// The label of an aside: its bytes are in no block.
  mutating func passLabel(_ line: Int) {
    fill(to: lines[line].whole.lowerBound)
    book.enter(lines[line].whole, .kept, "aside-label")
  }

  mutating func report(_ finding: LooseFinding, at line: Int) {
    findings.append((finding, lines[line].whole.lowerBound))
  }

  func markdown(_ line: Int) -> [UInt8] { PlainText.markdown(lines[line].text, lexicon) }

  /// Books what lies in front of a place: furniture, and blanks.
  mutating func fill(to end: Int) {
    while nextNoise < noise.count, noise[nextNoise].range.lowerBound < end {
      let next = noise[nextNoise]
      nextNoise += 1
      guard next.range.lowerBound >= book.end ?? 0 else { continue }
      skipBlank(to: next.range.lowerBound)
      drop(next.range, next.rule)
    }
    skipBlank(to: end)
  }

  /// What a film shows stays; the rest of its player goes.
  private mutating func drop(_ range: Range<Int>, _ rule: String) {
    guard rule == VideoDescription.rule, let words = VideoDescription.words(bytes[range]) else {
      return book.enter(range, .dropped, rule)
    }
    book.add(.video, words, from: range, rule)
  }

  private mutating func skipBlank(to end: Int) {
    if let start = book.end, start < end { book.enter(start..<end, .kept, "blank") }
  }
}

/// What a recovery could not bring back, or put in by a rule.
enum LooseFinding: Sendable, Equatable {
  case tableLost
  case tableUnfilled(columns: Int)
  case headingRestored(String)
  case cellRestored(String)

  func diagnostic(at place: SourceLocation) -> Diagnostic {
    switch self {
    case .tableLost:
      Diagnostic(
        .tableLost, at: place, "The rows of a table were lost",
        why: "The scrape has its cells as paragraphs; they are kept as they are.",
        remedy: "Add a raw file of this page as crawler Markdown or from a Markdown mirror.")
    case .tableUnfilled(let columns):
      Diagnostic(.tableUnfilled, at: place, TableLine.unfilled(columns))
    case .headingRestored(let title):
      Diagnostic(
        .headingRestored, at: place, "Restored the lost heading “\(title)”",
        why: "The text below it uses that name.")
    case .cellRestored(let text):
      Diagnostic(
        .cellRestored, at: place, "Restored the lost cell “\(text)”",
        why: "This scrape lacks blocks of one word; the rest of the table gives the cell.")
    }
  }
}
