import Bytes

/// A line that may be the delimiter row of a table: nothing but bars, hyphens, colons and blanks.
struct DelimiterRow: Equatable {
  /// From 0.
  let line: Int
  /// Of its first hyphen.
  let place: Int
  let columns: Int
  /// Hyphens alone make no table, but a heading, an item or a line.
  let isMarked: Bool
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
    var runs: [TableRun] = []
    var run = TableRun()
    var line = DelimiterLine(number: 0)
    var place = 0
    while place <= markdown.count {
      let byte = place < markdown.count ? markdown[place] : UInt8(ascii: "\n")
      switch byte {
      case UInt8(ascii: "\r") where markdown[(place + 1)...].first == UInt8(ascii: "\n"): break
      // cmark-gfm ends lines at either.
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        run.add(line)
        if line.isEmpty || place >= markdown.count {
          if !run.delimiters.isEmpty { runs.append(run) }
          run = TableRun()
        }
        line = DelimiterLine(number: line.number + 1)
      default:
        line.take(byte, at: place)
        if !line.isDelimiter { place = endOfLine(markdown, from: place) - 1 }
      }
      place += 1
    }
    return runs
  }

  private mutating func add(_ line: DelimiterLine) {
    if let row = line.row { delimiters.append(row) }
    if !delimiters.isEmpty { lines += 1 }
  }

  private static func endOfLine(_ markdown: [UInt8], from start: Int) -> Int {
    var place = start
    while place < markdown.count, markdown[place] != UInt8(ascii: "\n"),
      markdown[place] != UInt8(ascii: "\r")
    {
      place += 1
    }
    return place
  }
}

/// One line, byte by byte, as long as it may be a delimiter row.
private struct DelimiterLine {
  let number: Int
  private(set) var isDelimiter = true
  /// Also within quotes; other blanks than these are words to cmark-gfm.
  private(set) var isEmpty = true
  private var columns = 0
  private var hyphen: Int?
  private var isMarked = false
  /// Whether a cell has begun behind the last bar: outer bars make no column of their own.
  private var isOpen = false

  init(number: Int) { self.number = number }

  var row: DelimiterRow? {
    guard isDelimiter, let hyphen else { return nil }
    return DelimiterRow(line: number, place: hyphen, columns: columns, isMarked: isMarked)
  }

  mutating func take(_ byte: UInt8, at place: Int) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): return
    case UInt8(ascii: "|"): (isMarked, isOpen) = (true, false)
    case UInt8(ascii: "-"):
      if !isOpen { columns += 1 }
      (hyphen, isOpen) = (hyphen ?? place, true)
    case UInt8(ascii: ":"): isMarked = true
    case _ where ByteClass.isSpace(byte): break
    default: isDelimiter = false
    }
    isEmpty = false
  }
}
