import Bytes
import Model

/// Cells that reach over several rows, for readers of Markdown: their text again in each row, where
/// a page for `hig` has a mark.
enum RepeatedCells {
  static func written(_ text: [UInt8]) -> [UInt8] {
    guard ByteSearch.first(of: "^^", in: text[...]) != nil else { return text }
    var above: [ArraySlice<UInt8>] = []
    var isCode = false
    let lines = text.split(separator: newline, omittingEmptySubsequences: false).map { line in
      if line.starts(with: "```".utf8) { isCode.toggle() }
      let cells = isCode ? [] : cells(of: line)
      // Right below the header, and the line under that, the mark is text.
      let isRule = cells.allSatisfy { $0.allSatisfy { "-: ".utf8.contains($0) } }
      let filled = cells.enumerated().map { place, cell in
        place < above.count && isMark(cell) ? above[place] : cell
      }
      above = isRule ? [] : filled
      return filled.isEmpty ? line : ArraySlice(filled.joined(separator: [bar]))
    }
    return Array(lines.joined(separator: [newline]))
  }

  private static let newline = UInt8(ascii: "\n")
  private static let bar = UInt8(ascii: "|")

  private static func isMark(_ cell: ArraySlice<UInt8>) -> Bool {
    cell.trimmed.elementsEqual(SpanMark.text.utf8)
  }

  /// Between the bars of a row, those at its ends included; none for another line.
  private static func cells(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard line.first == bar else { return [] }
    var cells: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    var isEscaped = false
    for place in line.indices {
      if line[place] == bar, !isEscaped {
        cells.append(line[start..<place])
        start = place + 1
      }
      isEscaped = line[place] == UInt8(ascii: "\\") && !isEscaped
    }
    return cells + [line[start...]]
  }
}
