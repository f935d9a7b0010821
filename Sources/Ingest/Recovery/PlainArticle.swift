import Bytes
import Model

/// Makes blocks of the lines of an article: chapter by chapter, each line taken once.
struct PlainArticle {
  let lexicon: Lexicon
  let lines: [LooseLine]
  let chapters: [(line: Int, title: String)]
  private(set) var blocks: [Block] = []
  private(set) var bookings: [Booking] = []
  /// Rules for lines that cost a reader something, with the line that they were found at.
  private(set) var losses: [(rule: String, at: Int)] = []
  /// Up to where the raw file is booked.
  private var booked: Int
  /// Furniture among the lines, in order; the next of it to be booked.
  private let noise: [LooseNoise]
  private var nextNoise = 0

  init(
    _ lines: [LooseLine], noise: [LooseNoise], chapters: [String], from start: Int, lexicon: Lexicon
  ) {
    self.lexicon = lexicon
    self.noise = noise
    self.lines = lines
    self.chapters = ChapterPlaces.find(chapters, in: lines)
    booked = start
  }

  /// The blocks of the whole body, the first line being the title.
  mutating func read(title: String, until end: Int) {
    guard !lines.isEmpty else { return fill(to: end) }
    add(.heading(level: 1), Array(title.utf8), lines: 0..<1, "heading")
    var starts = chapters.filter { $0.line > 0 }
    starts.append((lines.count, ""))
    readChapter("", from: 1, to: starts[0].line)
    for (chapter, next) in zip(starts, starts.dropFirst()) {
      heading(2, chapter.line)
      readChapter(chapter.title, from: chapter.line + 1, to: next.line)
    }
    fill(to: end)
  }

  private mutating func readChapter(_ title: String, from start: Int, to end: Int) {
    guard start < end else { return }
    switch title {
    case "Resources": readResources(start..<end)
    case "Change log": readChangeLog(start..<end)
    default:
      var section = PlainSection(title, lines[..<end], at: start)
      while section.place < end { section.takeNext(into: &self) }
    }
  }
}

extension PlainArticle {
  /// Adds a block that some lines gave; what lies between is blank.
  mutating func add(
    _ kind: Block.Kind, _ text: [UInt8], rows: [[[UInt8]]] = [], lines taken: Range<Int>,
    _ rule: String
  ) {
    let range =
      lines[taken.lowerBound].whole.lowerBound..<lines[taken.upperBound - 1].whole.upperBound
    fill(to: range.lowerBound)
    bookings.append(
      Booking(range, .kept, rule, block: BlockPlace(draft: 0, block: blocks.count)))
    blocks.append(Block(kind, text, rows: rows, from: range))
    booked = range.upperBound
  }

  mutating func heading(_ level: Int, _ line: Int) {
    add(.heading(level: level), markdown(line), lines: line..<(line + 1), "heading")
  }

  /// Bytes of a line that go to the block behind it, or to none.
  mutating func pass(_ line: Int, _ fate: LedgerSpan.Fate, _ rule: String) {
    fill(to: lines[line].whole.lowerBound)
    bookings.append(Booking(lines[line].whole, fate, rule))
    booked = lines[line].whole.upperBound
  }

  mutating func lose(_ rule: String, at line: Int) { losses.append((rule, line)) }

  func markdown(_ line: Int) -> [UInt8] { PlainText.markdown(lines[line].text, lexicon) }

  /// Books what lies in front of a place: furniture, and blanks.
  private mutating func fill(to end: Int) {
    while nextNoise < noise.count, noise[nextNoise].range.lowerBound < end {
      let next = noise[nextNoise]
      nextNoise += 1
      guard next.range.lowerBound >= booked else { continue }
      skipBlank(to: next.range.lowerBound)
      bookings.append(Booking(next.range, .dropped, next.rule))
      booked = next.range.upperBound
    }
    skipBlank(to: end)
  }

  private mutating func skipBlank(to end: Int) {
    if booked < end { bookings.append(Booking(booked..<end, .kept, "blank")) }
    booked = max(booked, end)
  }
}
