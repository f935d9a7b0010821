import Bytes
import Diagnostics
import Model

/// Tables with and without outer bars, and the one-column ones that lost their bars altogether.
extension LineReader {
  /// The number of columns if a table starts at this line.
  func tableColumns(_ header: ArraySlice<UInt8>) -> Int? {
    guard line + 1 < end else { return nil }
    return TableLine.columns(header: header, delimiter: scrape.text(line + 1))
  }

  /// A header and a delimiter that are text, since no table is so wide.
  mutating func reportWideTable(_ header: ArraySlice<UInt8>) {
    guard line + 1 < end,
      TableLine.isTooWide(header: header, delimiter: scrape.text(line + 1))
    else { return }
    findings.append(
      LineFinding(rule: .tableTooWide, line: line, summary: LineFinding.wideTable))
  }

  mutating func takeTable(columns: Int) {
    let start = line
    var table = TableRows(columns: columns, delimiter: scrape.text(line + 1))
    table.add(row(scrape.text(line)))
    line += 2
    while line < end, !scrape.isBlank(line), !isDelimiterAhead, !isHeading, !scrape.isColons(line),
      !hasLineBlocks || scrape.text(line).contains(UInt8(ascii: "|"))
    {
      table.add(row(scrape.text(line)))
      line += 1
    }
    guard let rows = table.finished else {
      line = start
      findings.append(
        LineFinding(
          rule: .tableUnfilled, line: start, summary: TableLine.unfilled(columns)))
      return takeParagraph(scrape.text(start))
    }
    let whole = scrape.lines[start].lowerBound..<scrape.lines[line - 1].upperBound
    add(.table, [], rows: rows, from: whole, "table")
  }

  /// Reads a table whose columns are where its signs stand; false if none begins at this line.
  mutating func takeDrawnTable(_ text: ArraySlice<UInt8>) -> Bool {
    let next = line + 1 < end ? scrape.text(line + 1) : []
    let begins =
      ByteSearch.starts(text, with: "+-") || ByteSearch.starts(text, with: "--")
      || ByteSearch.starts(next, with: "--") && next.contains(UInt8(ascii: " "))
    guard begins, line >= drawn, isBlank(line - 1) || scrape.isColons(line - 1) else {
      return false
    }
    let table = DrawnTable(scrape, at: line, last: end)
    drawn = table.end
    guard table.isTable else { return false }
    let whole = scrape.lines[line].lowerBound..<scrape.lines[table.end - 1].upperBound
    let rows = table.rows.map { row in row.map { cell($0) } }
    line = table.end - 1
    add(.table, [], rows: rows, from: whole, "table")
    line = table.end
    return true
  }

  /// Reads rows without the line below their head; false if none begin at this line.
  mutating func takeBareRows(_ text: ArraySlice<UInt8>) -> Bool {
    guard BareRows.mayBegin(text), isBlank(line - 1),
      let found = BareRows(scrape, at: line, end: end)
    else { return false }
    let rows = found.lines.map { line in
      BareRows.cells(line, scrape, found.isTabbed).map { cell(Array($0)) }
    }
    let (first, last) = (scrape.lines[line], scrape.lines[found.lines.upperBound - 1])
    add(.table, [], rows: rows, from: first.lowerBound..<last.upperBound, "table")
    line = found.lines.upperBound
    return true
  }

  private func row(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    AttributeRun.read(references.resolved(text), inCell: true)
  }

  private func cell(_ text: [UInt8]) -> [UInt8] {
    let normal = InlineText.normal(InlineTags.read(row(text[...]), inCell: true))[...]
    let bars = Set(TableLine.bars(normal))
    return ArticleSink.guardedCell(
      normal.indices.flatMap { (bars.contains($0) ? [UInt8(ascii: "\\")] : []) + [normal[$0]] })
  }

  private var isHeading: Bool { HeadingLine.level(scrape.text(line)) != nil }

  /// A second table right behind the first.
  private var isDelimiterAhead: Bool {
    line + 1 < end && TableLine.isDelimiter(scrape.text(line + 1))
  }
}

extension LineFinding {
  static let wideTable = "A table of more than \(TableLimit.columns) columns is kept as text"
}
