import Bytes

/// A line that may be the delimiter row of a table: nothing but bars, hyphens, colons and blanks,
/// also within quotes.
struct DelimiterRow: Equatable {
  /// From 0.
  let line: Int
  /// Of its first hyphen.
  let place: Int
  let columns: Int
  /// Hyphens alone make no table, but a heading, an item or a line.
  let isMarked: Bool

  init?(_ text: ArraySlice<UInt8>, line: Int) {
    var hyphen: Int?
    // Whether a cell has begun behind the last bar: outer bars make no column of their own.
    var (columns, isMarked, isOpen) = (0, false, false)
    for place in text.indices {
      switch text[place] {
      case UInt8(ascii: "|"): (isMarked, isOpen) = (true, false)
      case UInt8(ascii: "-"):
        if !isOpen { columns += 1 }
        (hyphen, isOpen) = (hyphen ?? place, true)
      case UInt8(ascii: ":"): isMarked = true
      case UInt8(ascii: ">"): break
      case let byte where ByteClass.isSpace(byte): break
      default: return nil
      }
    }
    guard let hyphen else { return nil }
    (self.line, place, self.columns, self.isMarked) = (line, hyphen, columns, isMarked)
  }
}

/// Lines without an empty one between them, from the first delimiter row on: no table goes beyond.
/// Rows that are shorter than its head are filled up to that width.
struct TableRun: Equatable {
  private(set) var delimiters: [DelimiterRow] = []
  private(set) var lines = 0

  var cells: Int { lines * (delimiters.filter(\.isMarked).map(\.columns).max() ?? 0) }
}

extension TableRun {
  static func runs(in markdown: [UInt8]) -> [TableRun] {
    var (runs, run): ([TableRun], TableRun) = ([], TableRun())
    var (line, start, place) = (0, 0, 0)
    while place <= markdown.count {
      // Nearly all bytes are in a line.
      while place < markdown.count, markdown[place] > UInt8(ascii: "\r") { place += 1 }
      defer { place += 1 }
      guard isLineEnd(markdown, place) else { continue }
      let text = markdown[start..<place]
      if let row = DelimiterRow(text, line: line) { run.delimiters.append(row) }
      if !run.delimiters.isEmpty { run.lines += 1 }
      if place == markdown.count || isEmpty(text) {
        if !run.delimiters.isEmpty { runs.append(run) }
        run = TableRun()
      }
      (line, start) = (line + 1, place + 1)
    }
    return runs
  }

  /// cmark-gfm ends lines at either sign, and at both together.
  private static func isLineEnd(_ markdown: [UInt8], _ place: Int) -> Bool {
    guard place < markdown.count, markdown[place] != UInt8(ascii: "\n") else { return true }
    return markdown[place] == UInt8(ascii: "\r")
      && markdown[(place + 1)...].first != UInt8(ascii: "\n")
  }

  /// Also within quotes; other blanks than these are words to cmark-gfm.
  private static func isEmpty(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { " \t\r>".utf8.contains($0) }
  }
}
