import Bytes
import Model

/// Lines whose cells tabs part, one behind another: so a browser copies a table, a line a row.
struct TabbedRows {
  let lines: Range<Int>
  let rows: [[ArraySlice<UInt8>]]

  /// nil if no row begins at a line. Blank lines are between all of the rows or between none.
  init?(_ book: LooseBook, at first: Int, upTo end: Int) {
    guard first < end, book.lines[first].isTabbed else { return nil }
    let areJoined = first + 1 < end && book.lines[first + 1].isJoined
    let rest = book.lines[(first + 1)..<end].prefix { $0.isTabbed && $0.isJoined == areJoined }
    // The last may be the first of rows that are one right below the other.
    let isHead = !areJoined && rest.endIndex < end && book.lines[rest.endIndex].isTabbed
    lines = first..<(isHead && !rest.isEmpty ? rest.endIndex - 1 : rest.endIndex)
    rows = lines.map(book.cells)
    // In sentences, a tab is a blank.
    let areWords = book.lines[lines].allSatisfy {
      SentenceEnds.isEnded($0.text) || $0.form == .platforms
    }
    if areWords, !isTable { return nil }
  }

  /// Whether the first row is the head of as many columns as each of the others has cells: rows
  /// that lack one may lack any of them.
  var isTable: Bool {
    guard let head = rows.first, rows.count > 1, head.count <= TableLimit.columns else {
      return false
    }
    return rows.allSatisfy { $0.count == head.count } && head.contains { !$0.isEmpty }
      && head.allSatisfy { $0.count <= Self.longestName && !SentenceEnds.isEnded($0) }
  }

  /// In bytes.
  private static let longestName = 80
}

extension LooseBook {
  /// The cells of a line, also empty ones at its ends.
  func cells(_ line: Int) -> [ArraySlice<UInt8>] {
    bytes[lines[line].whole].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map(\.trimmed)
  }
}
