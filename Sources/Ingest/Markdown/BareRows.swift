import Bytes
import Model

/// Rows of a table without the line of dashes below their head: between bars, or with tabs between
/// their cells, as programs for tables copy them.
struct BareRows {
  let lines: Range<Int>
  let columns: Int
  let isTabbed: Bool

  init?(_ scrape: Scrape, at line: Int, end: Int) {
    let isTabbed = Self.row(line, scrape).contains(Self.tab)
    self.isTabbed = isTabbed
    lines = (line..<end).prefix { Self.isRow($0, scrape, isTabbed) }
    let rows = lines.map { Self.cells($0, scrape, isTabbed) }
    columns = rows.first?.count ?? 0
    guard rows.count > 1, 2...TableLimit.columns ~= columns,
      !isTabbed || Self.areTable(rows),
      lines.upperBound == end || scrape.isBlank(lines.upperBound),
      rows.allSatisfy({ $0.count == columns }), let head = rows.first,
      head.allSatisfy({
        !$0.isEmpty && $0.count <= Self.longestName && !SentenceEnds.isEnded($0)
      })
    else { return nil }
  }

  static func mayBegin(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == bar && text.last == bar || ByteSearch.next(tab, in: text.span) != nil
  }

  static func cells(
    _ line: Int, _ scrape: Scrape, _ isTabbed: Bool
  ) -> [ArraySlice<UInt8>] {
    let row = row(line, scrape)
    if isTabbed {
      return row.split(separator: tab, omittingEmptySubsequences: false).map(\.trimmed)
    }
    let bars = TableLine.bars(row)
    return zip(bars, bars.dropFirst()).map { row[($0 + 1)..<$1].trimmed }
  }
}

extension BareRows {
  private static let (bar, tab) = (UInt8(ascii: "|"), UInt8(ascii: "\t"))
  /// In bytes.
  private static let longestName = 80

  /// Also with a last cell that is empty.
  private static func row(_ line: Int, _ scrape: Scrape) -> ArraySlice<UInt8> {
    let text = scrape.text(line)
    let rest = scrape.bytes[text.endIndex..<max(text.endIndex, scrape.lines[line].upperBound)]
    return scrape.bytes[text.startIndex..<rest.prefix { $0 == tab }.endIndex]
  }

  /// Tabs are also behind labels, and between days and events: two rows of two cells may be
  /// anything, but for a change log, and a head has neither colons nor values.
  private static func areTable(_ rows: [[ArraySlice<UInt8>]]) -> Bool {
    let head = rows[0]
    let isLarge = rows.count > 2 || head.count > 2
    return (isLarge || rows[1].first.map(DateLine.isOne) == true)
      && head.first?.contains(where: ByteClass.isDigit) == false
      && !head.contains { cell in
        cell.contains(UInt8(ascii: ":")) || cell.first.map(ByteClass.isDigit) == true
          || DateLine.isOne(cell)
      }
  }

  private static func isRow(_ line: Int, _ scrape: Scrape, _ isTabbed: Bool) -> Bool {
    let text = scrape.text(line)
    guard isTabbed else {
      return text.count > 2 && text.first == bar && text.last == bar && !TableLine.isDelimiter(text)
    }
    return row(line, scrape).contains(tab) && ItemLine(text) == nil
      && ItemLine.bulleted(text) == nil && HeadingLine.level(text) == nil
  }
}
