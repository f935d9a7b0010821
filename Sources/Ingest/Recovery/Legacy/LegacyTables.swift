import Bytes

/// The tables of a legacy chapter: their cells are paragraphs, those of one word are missing.
struct LegacyTables {
  let lines: ArraySlice<LegacyLine>
  let words: ChapterWords
  let lexicon: Lexicon
  let section: String

  struct Table {
    let rows: [[Range<Int>]]
    let end: Int
    var restored: [Restored] = []
  }

  /// A cell that no line gave.
  struct Restored {
    let row: Int
    let column: Int
    let text: String
  }

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
    var rows = [[start..<(start + 1), (start + 1)..<(start + 2)]]
    var place = start + 2
    while isText(place, bare: true), isText(place + 1, bare: false) {
      var end = place + 2
      while isText(end, bare: false), !isGuideline(end) { end += 1 }
      rows.append([place..<(place + 1), (place + 1)..<end])
      place = end
    }
    return rows.count > 2 ? Table(rows: rows, end: place) : nil
  }

  private func isGuideline(_ place: Int) -> Bool {
    Leads.lead(of: lines[place].text, section: section, lexicon: lexicon) != nil
  }

  /// The name of a column; then each row a picture, its name, and what it stands for.
  private func pictureTable(at start: Int) -> Table? {
    var rows = [[start..<(start + 1), start..<start, start..<start]]
    var restored: [Restored] = []
    var place = start + 1
    while place < lines.endIndex, lines[place].isPicture {
      let named = isText(place + 1, bare: true)
      let meaning = place + (named ? 2 : 1)
      guard isText(meaning, bare: false) else { break }
      if !named, let name = name(ofPictureAt: place) {
        restored.append(Restored(row: rows.count, column: 1, text: name))
      }
      rows.append([place..<(place + 1), (place + 1)..<meaning, meaning..<(meaning + 1)])
      place = meaning + 1
    }
    guard rows.count > 2, rows.contains(where: { !$0[1].isEmpty }) else { return nil }
    let header = [
      Restored(row: 0, column: 1, text: "Name"), Restored(row: 0, column: 2, text: "Meaning"),
    ]
    return Table(rows: rows, end: place, restored: header + restored)
  }

  /// The word of the chapter that a picture's file is named for: `check_2x.png`, “checkmark”.
  private func name(ofPictureAt place: Int) -> String? {
    guard case .picture(let source) = lines[place].kind else { return nil }
    let file = source.suffix(while: { $0 != UInt8(ascii: "/") })
    let stem = file.prefix(while: ByteClass.isLowercase)
    guard stem.count > 3 else { return nil }
    return words.name(startingWith: String(decoding: stem, as: UTF8.self))
  }
}

extension ArraySlice<UInt8> {
  /// The longest end of which all bytes pass the test.
  fileprivate func suffix(while isIn: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, isIn(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}

/// The words of a chapter, in small letters.
struct ChapterWords {
  private let counts: [String: Int]
  private let sorted: [String]

  init(_ lines: [LegacyLine]) {
    var counts: [String: Int] = [:]
    for line in lines where line.kind == .text || line.kind == .bullet {
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
