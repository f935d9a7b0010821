import Bytes

/// Rows of tables with and without outer bars, written with them.
enum TableLine {
  /// The number of columns, if a line and the one behind it open a table.
  static func columns(header: ArraySlice<UInt8>, delimiter: ArraySlice<UInt8>) -> Int? {
    guard isDelimiter(delimiter), header.contains(UInt8(ascii: "|")) else { return nil }
    let hasOuterBars = delimiter.first == UInt8(ascii: "|")
    let bars = delimiter.count { $0 == UInt8(ascii: "|") }
    let columns = hasOuterBars ? bars - (delimiter.last == UInt8(ascii: "|") ? 1 : 0) : bars + 1
    return columns > 0 ? columns : nil
  }

  static func append(_ line: ArraySlice<UInt8>, columns: Int, to output: inout ByteOutput) {
    var cells = cells(line, columns: columns)
    while cells.count < columns { cells.append([]) }
    output.append("|")
    for cell in cells {
      output.append(" ")
      InlineText.append(cell, to: &output)
      output.append(" |")
    }
    output.append("\n")
  }

  static func appendDelimiter(columns: Int, to output: inout ByteOutput) {
    output.append("|")
    for _ in 0..<columns { output.append(" --- |") }
    output.append("\n")
  }
}

extension TableLine {
  private static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(UInt8(ascii: "-")) && line.contains(UInt8(ascii: "|"))
      && line.allSatisfy { "-|: \t".utf8.contains($0) }
  }

  /// The cells of a row; bars behind the last column belong to its text.
  private static func cells(_ line: ArraySlice<UInt8>, columns: Int) -> [ArraySlice<UInt8>] {
    var rest = line
    let firstIsBar = rest.first == UInt8(ascii: "|")
    if firstIsBar, bars(rest).count >= columns { rest = rest.dropFirst() }
    var cells: [ArraySlice<UInt8>] = []
    var start = rest.startIndex
    for bar in bars(rest) where cells.count < columns {
      cells.append(Scrape.trimmed(rest[start..<bar]))
      start = bar + 1
    }
    let last = Scrape.trimmed(rest[start...])
    if cells.count < columns { cells.append(last) }
    return cells
  }

  /// The places of bars that are not escaped.
  private static func bars(_ line: ArraySlice<UInt8>) -> [Int] {
    line.indices.filter { place in
      line[place] == UInt8(ascii: "|")
        && (place == line.startIndex || line[place - 1] != UInt8(ascii: "\\"))
    }
  }
}
