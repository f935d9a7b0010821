import Bytes
import Model

/// The line between a table's header and its rows, and how a row falls into cells.
enum TableLine {
  /// The number of columns, if a line and the one behind it open a table.
  static func columns(header: ArraySlice<UInt8>, delimiter: ArraySlice<UInt8>) -> Int? {
    if ByteSearch.equal(delimiter, "---") { return 1 }
    guard isDelimiter(delimiter), header.contains(UInt8(ascii: "|")) else { return nil }
    let columns = columns(of: delimiter)
    return 1...TableLimit.columns ~= columns ? columns : nil
  }

  /// Whether two lines would open a table, had it not more columns than any may have.
  static func isTooWide(header: ArraySlice<UInt8>, delimiter: ArraySlice<UInt8>) -> Bool {
    isDelimiter(delimiter) && header.contains(UInt8(ascii: "|"))
      && columns(of: delimiter) > TableLimit.columns
  }

  /// Whether a text may gain so many cells; more would make far more of it than there is.
  static func mayFill(_ cells: Int, ofBytes size: Int) -> Bool { cells <= 2000 + size / 4 }

  /// What is said of a table that may not.
  static func unfilled(_ columns: Int) -> String {
    "A table of \(columns) columns whose rows lack most of their cells is kept as text"
  }

  private static func columns(of delimiter: ArraySlice<UInt8>) -> Int {
    let bars = delimiter.count { $0 == UInt8(ascii: "|") }
    let outer = [delimiter.first, delimiter.last].count { $0 == UInt8(ascii: "|") }
    return bars + 1 - outer
  }

  static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(UInt8(ascii: "-")) && line.contains(UInt8(ascii: "|"))
      && line.allSatisfy { "-|: \t".utf8.contains($0) }
  }

  /// The cells of a row, at most as many as there are columns: bars behind the last column belong
  /// to its text, but for one at the end.
  /// - Parameter hasOuterBars: Whether a bar at the beginning is around the table.
  static func cells(
    _ line: ArraySlice<UInt8>, columns: Int, hasOuterBars: Bool = false
  ) -> [ArraySlice<UInt8>] {
    var rest = line
    if rest.first == UInt8(ascii: "|"), hasOuterBars || bars(rest).count >= columns {
      rest = rest.dropFirst()
    }
    let bars = bars(rest)
    if let last = bars.last, last == rest.endIndex - 1 { rest = rest.dropLast() }
    var cells: [ArraySlice<UInt8>] = []
    var start = rest.startIndex
    for bar in bars.prefix(columns - 1) where bar < rest.endIndex {
      cells.append(rest[start..<bar].trimmed)
      start = bar + 1
    }
    return cells + [rest[start...].trimmed]
  }

  /// The line with each `(|)` escaped: that bar is the name of a key. Nil if there is none.
  static func escapingNamedBars(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var named: [UInt8] = []
    var start = line.startIndex
    for bar in bars(line) where bar > start {
      let before = line[start..<bar].lastIndex { $0 != UInt8(ascii: " ") }
      let behind = line[(bar + 1)...].firstIndex { $0 != UInt8(ascii: " ") }
      guard let before, line[before] == UInt8(ascii: "("), let behind,
        line[behind] == UInt8(ascii: ")")
      else { continue }
      named += line[start...before] + Array("\\|".utf8)
      start = behind
    }
    return named.isEmpty ? nil : (named + line[start...])[...]
  }

  /// The places of bars that are not escaped.
  static func bars(_ line: ArraySlice<UInt8>) -> [Int] {
    line.indices.filter { place in
      line[place] == UInt8(ascii: "|")
        && (place == line.startIndex || line[place - 1] != UInt8(ascii: "\\"))
    }
  }
}
