import Bytes
import Model

/// Lines whose cells blanks part, as browsers for terminals draw a table: all lines are as long as
/// the longest, and in all of them the same columns are blank between two cells.
struct AlignedRows {
  let lines: Range<Int>
  let rows: [[[UInt8]]]

  /// nil if the lines from this one on are no such table.
  init?(_ book: LooseBook, in lines: Range<Int>) {
    let texts = lines.map { Self.letters(of: book.bytes[book.lines[$0].whole]) }
    guard texts.count > 1, texts.contains(where: { $0.last == Self.blank }),
      case let columns = Self.columns(of: texts), 2...TableLimit.columns ~= columns.count
    else { return nil }
    let cells = texts.map { text in columns.map { Self.cell(text[$0]) } }
    // Without blank lines, a line goes on with the row above or is one that lacks a cell.
    let joined = lines.dropFirst().count { book.lines[$0].isJoined }
    let areRows = joined == 0 || joined == lines.count - 1
    guard joined == 0 || !areRows || cells.allSatisfy({ !$0[0].isEmpty }) else { return nil }
    rows =
      areRows
      ? cells
      : zip(lines, cells).reduce(into: []) { rows, line in
        guard line.0 > lines.lowerBound, book.lines[line.0].isJoined, let last = rows.last else {
          return rows.append(line.1)
        }
        rows[rows.count - 1] = zip(last, line.1).map(Self.joined)
      }
    self.lines = lines
    guard rows.count > 1, let head = rows.first, !head.dropFirst().contains([]),
      head.allSatisfy({ $0.count <= Self.longestName && !SentenceEnds.isEnded($0[...]) }),
      rows.allSatisfy({ row in row.count { !$0.isEmpty } > row.count / 2 })
    else { return nil }
  }

  /// Those that are as long as the first, if blanks part its words.
  static func run(_ book: LooseBook, from first: Int, upTo end: Int) -> Range<Int>? {
    guard ByteSearch.first(of: "  ", in: book.lines[first].text) != nil else { return nil }
    let width = width(book, first)
    return (first..<min(end, first + mostLines)).prefix { line in
      (line == first || width == self.width(book, line)) && !book.lines[line].isRow
    }
  }
}

extension AlignedRows {
  private static let blank = Unicode.Scalar(" ")
  /// In bytes.
  private static let longestName = 80
  /// All of them are held letter by letter.
  private static let mostLines = 2000

  private static func width(_ book: LooseBook, _ line: Int) -> Int {
    content(book.bytes[book.lines[line].whole]).count { $0 & 0xC0 != 0x80 }
  }

  private static func content(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let last = line.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line[..<(last.map { $0 + 1 } ?? line.startIndex)]
  }

  private static func letters(of line: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: content(line), as: UTF8.self).unicodeScalars)
  }

  /// Where something is in any of the lines, with less than two blanks in all of them between.
  private static func columns(of texts: [[Unicode.Scalar]]) -> [Range<Int>] {
    let width = texts.map(\.count).min() ?? 0
    guard texts.allSatisfy({ $0.count == width }) else { return [] }
    var columns: [Range<Int>] = []
    for place in 0..<width where texts.contains(where: { $0[place] != blank }) {
      if let last = columns.last, place - last.upperBound < 2 {
        columns[columns.count - 1] = last.lowerBound..<place + 1
      } else {
        columns.append(place..<place + 1)
      }
    }
    return columns
  }

  private static func cell(_ letters: ArraySlice<Unicode.Scalar>) -> [UInt8] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters)
    return Array(Array(String(text).utf8)[...].trimmed)
  }

  private static func joined(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    one.isEmpty || other.isEmpty ? one + other : one + [UInt8(ascii: " ")] + other
  }
}
