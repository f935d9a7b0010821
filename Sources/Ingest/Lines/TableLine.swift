import Bytes

/// The line between a table's header and its rows, and how a row falls into cells.
enum TableLine {
  /// The number of columns, if a line and the one behind it open a table.
  static func columns(header: ArraySlice<UInt8>, delimiter: ArraySlice<UInt8>) -> Int? {
    if ByteSearch.equal(delimiter, "---") { return 1 }
    guard isDelimiter(delimiter), header.contains(UInt8(ascii: "|")) else { return nil }
    let bars = delimiter.count { $0 == UInt8(ascii: "|") }
    let outer = [delimiter.first, delimiter.last].count { $0 == UInt8(ascii: "|") }
    return bars + 1 - outer
  }

  static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 3 && line.contains(UInt8(ascii: "-")) && line.contains(UInt8(ascii: "|"))
      && line.allSatisfy { "-|: \t".utf8.contains($0) }
  }

  /// The cells of a row, at most as many as there are columns: a bar behind them is text.
  static func cells(_ line: ArraySlice<UInt8>, columns: Int) -> [ArraySlice<UInt8>] {
    var bars = bars(line)
    var start = line.startIndex
    let hasOuterBars = bars.first == line.startIndex && bars.count > columns
    if hasOuterBars {
      start += 1
      bars.removeFirst()
      if bars.last == line.endIndex - 1, bars.count > columns - 1 { bars.removeLast() }
    }
    var cells: [ArraySlice<UInt8>] = []
    for bar in bars.prefix(columns - 1) {
      cells.append(Scrape.trimmed(line[start..<bar]))
      start = bar + 1
    }
    let end = hasOuterBars && line.last == UInt8(ascii: "|") ? line.endIndex - 1 : line.endIndex
    cells.append(Scrape.trimmed(line[min(start, end)..<end]))
    return cells
  }

  /// The places of bars that are not escaped.
  static func bars(_ line: ArraySlice<UInt8>) -> [Int] {
    line.indices.filter { place in
      line[place] == UInt8(ascii: "|")
        && (place == line.startIndex || line[place - 1] != UInt8(ascii: "\\"))
    }
  }
}
