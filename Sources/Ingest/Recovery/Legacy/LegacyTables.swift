import Bytes

/// The tables of a legacy chapter: their cells are paragraphs, those of one word are missing.
struct LegacyTables {
  let lines: ArraySlice<LegacyLine>
  let words: ChapterWords
  let lexicon: Lexicon
  let section: String

  enum Cell {
    case lines(Range<Int>)
    /// One that no line gave.
    case restored(String)
  }

  /// The rows, and where the text behind them begins.
  typealias Table = (rows: [[Cell]], end: Int)

  func table(at start: Int) -> Table? {
    guard lines[start].line.isBare, !lines[start].isIndented, start + 2 < lines.endIndex else {
      return nil
    }
    return lines[start + 1].isPicture ? pictureTable(at: start) : namedTable(at: start)
  }
}

extension LegacyTables {
  private func isText(_ place: Int, bare: Bool) -> Bool {
    place < lines.endIndex && lines[place].kind == .text && !lines[place].isIndented
      && lines[place].line.isBare == bare
  }

  /// Two names of columns; then each row a bare line and the paragraphs about it, until one of
  /// them opens a guideline.
  private func namedTable(at start: Int) -> Table? {
    guard isText(start + 1, bare: true) else { return nil }
    var rows: [[Cell]] = [[.lines(start..<(start + 1)), .lines((start + 1)..<(start + 2))]]
    var place = start + 2
    while isText(place, bare: true), isText(place + 1, bare: false) {
      var end = place + 2
      while isText(end, bare: false), !isGuideline(end) { end += 1 }
      rows.append([.lines(place..<(place + 1)), .lines((place + 1)..<end)])
      place = end
    }
    return rows.count > 2 ? (rows, place) : nil
  }

  private func isGuideline(_ place: Int) -> Bool {
    Leads.lead(of: lines[place].text, section: section, lexicon: lexicon) != nil
  }

  /// The name of a column; then each row a picture, its name, and what it stands for.
  private func pictureTable(at start: Int) -> Table? {
    var rows: [[Cell]] = [[.lines(start..<(start + 1)), .restored("Name"), .restored("Meaning")]]
    var place = start + 1
    var hasNames = false
    while place < lines.endIndex, lines[place].isPicture {
      let named = isText(place + 1, bare: true)
      let meaning = place + (named ? 2 : 1)
      guard isText(meaning, bare: false) else { break }
      let name = named ? nil : name(ofPictureAt: place)
      rows.append([
        .lines(place..<(place + 1)), name.map(Cell.restored) ?? .lines((place + 1)..<meaning),
        .lines(meaning..<(meaning + 1)),
      ])
      hasNames = hasNames || named
      place = meaning + 1
    }
    return rows.count > 2 && hasNames ? (rows, place) : nil
  }

  /// The word of the chapter that a picture's file is named for: `check_2x.png`, “checkmark”.
  private func name(ofPictureAt place: Int) -> String? {
    guard case .picture(let source) = lines[place].kind else { return nil }
    let file = source.lastIndex(of: UInt8(ascii: "/")).map { source[($0 + 1)...] } ?? source
    let stem = file.prefix(while: ByteClass.isLowercase)
    guard stem.count > 3 else { return nil }
    return words.name(startingWith: String(decoding: stem, as: UTF8.self))
  }
}

/// The words of a chapter, in small letters.
struct ChapterWords {
  private let counts: [String: Int]
  private let sorted: [String]

  init(_ lines: [LegacyLine]) {
    var counts: [String: Int] = [:]
    for line in lines where !line.isPicture {
      for word in line.text.split(whereSeparator: { !ByteClass.isLetter($0) }) {
        counts[String(decoding: word.map(ByteClass.lowered), as: UTF8.self), default: 0] += 1
      }
    }
    self.counts = counts
    sorted = counts.keys.sorted()
  }

  /// The commonest longer word with a start, with a capital as the name of something.
  func name(startingWith stem: String) -> String? {
    let words = sorted[sorted.indices.partition { sorted[$0] > stem }...].prefix(50).prefix {
      $0.hasPrefix(stem)
    }
    let best = words.max { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) }
    return best.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }
}
