import Bytes

/// The text of a footnote under a table: its asterisk looks like the mark of an item, but a cell
/// above has one behind its last word.
enum FootnoteLine {
  static func isOne(_ line: ArraySlice<UInt8>, below table: Block?) -> Bool {
    guard ByteSearch.starts(line, with: "* "), let table, table.kind == .table else { return false }
    return table.rows.contains { $0.contains(where: isNoted) }
  }

  /// `20 pt*`, and nothing else with an asterisk.
  private static func isNoted(_ cell: [UInt8]) -> Bool {
    let text = cell.filter { $0 != UInt8(ascii: "\\") }
    return text.count > 1 && text.last == UInt8(ascii: "*")
      && text.count(where: { $0 == UInt8(ascii: "*") }) == 1
      && !ByteClass.isSpace(text[text.count - 2])
  }
}
