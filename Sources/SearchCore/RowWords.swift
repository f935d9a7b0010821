import Bytes

/// A row of a table, cut into words once for all that is asked of it.
final class RowWords {
  let texts: [[UInt8]]
  /// The words of all cells, and where those of each end.
  private(set) var words: [AnswerWord] = []
  private(set) var ends: [Int] = []

  init(_ texts: [[UInt8]]) {
    self.texts = texts
    for text in texts {
      AnswerWord.append(text, to: &words)
      ends.append(words.count)
    }
  }

  /// “Up to 17 pts” is 12 points too, where these are asked for.
  @inline(never) func reaching(_ asked: Asked) -> RowWords {
    guard asked.sized != 0, WordText.has("Up to ", at: 0, in: texts[0]) else { return self }
    let most = Self.number(texts[0], 6)
    let typed = asked.sized.trailingZeroBitCount
    let start = asked.words[typed].start
    guard Self.number(asked.typed, start) <= most else { return self }
    // With its unit.
    var texts = texts
    texts[0] = []
    for place in start..<asked.words[typed + 1].end { texts[0].append(asked.typed[place]) }
    return RowWords(texts)
  }

  /// The number at a place of a text; of a long one, its beginning.
  private static func number(_ text: [UInt8], _ start: Int) -> Int {
    var (number, place) = (0, start)
    while place < text.count, number < 100_000, ByteClass.isDigit(text[place]) {
      number = number * 10 + Int(text[place] & 15)
      place += 1
    }
    return number
  }

  func cell(_ place: Int) -> Range<Int> { (place > 0 ? ends[place - 1] : 0)..<ends[place] }
}

/// A section with its tables, cut into words.
final class AskedSection {
  final class Table {
    let head: [[UInt8]]
    /// The headings, and the label above it.
    let above: [AnswerWord]
    /// The place of the first row in the list.
    let start: Int
    private(set) var rows: [RowWords] = []

    init(_ number: Int, of list: PartList, below headings: [AnswerWord]) {
      head = list.cells(list.parts[number])
      start = number + 1
      var above = headings
      AnswerWord.append(AskedSection.label(above: number, in: list), to: &above)
      self.above = above
      var place = start
      while place < list.parts.count, list.parts[place].isRow {
        rows.append(RowWords(list.cells(list.parts[place])))
        place += 1
      }
    }
  }

  let hit: Hit
  let list: PartList
  let title: [AnswerWord]
  let headings: [AnswerWord]
  private(set) var tables: [Table] = []

  init(_ hit: Hit, _ list: PartList) {
    (self.hit, self.list) = (hit, list)
    title = AnswerWord.list(hit.unit.title)
    var headings = AnswerWord.list(hit.unit.heading)
    for heading in hit.unit.path { AnswerWord.append(heading, to: &headings) }
    self.headings = headings
    for number in list.parts.indices where list.parts[number].kind == .head {
      tables.append(Table(number, of: list, below: headings))
    }
  }

  /// The end of a text that is short enough to be what a table is called.
  fileprivate static func label(above head: Int, in list: PartList) -> [UInt8] {
    guard head > 0, list.isLabel(head - 1) else { return [] }
    let part = list.parts[head - 1]
    return Array(list.source[part.start..<part.end])
  }
}
