import Bytes
import Model

/// A table whose columns are where its signs stand, as Pandoc writes them: below dashes, between
/// lines of dashes with more than one line for a row, or in a grid.
///
///     Model   Size         +-------+------+
///     ------- ------       | Model | Size |
///     A       1×2          +=======+======+
struct DrawnTable {
  /// The header first.
  private(set) var rows: [[[UInt8]]] = []
  /// Behind its last line, or where it turned out that it is none.
  private(set) var end: Int
  private(set) var isTable = false
  private let scrape: Scrape
  private let last: Int

  /// `last` is the end of the article.
  init(_ scrape: Scrape, at line: Int, last: Int) {
    (self.scrape, self.last, end) = (scrape, last, line)
    isTable =
      switch scrape.text(line).first {
      case UInt8(ascii: "+"): takeGrid()
      case UInt8(ascii: "-"): takeDashes()
      default: takeHeader()
      }
    isTable = isTable && rows.count > 1
  }
}

/// Rows below dashes.
extension DrawnTable {
  /// `Model   Size`, and dashes on the next line.
  private mutating func takeHeader() -> Bool {
    let columns = columns(end + 1)
    guard 2...TableLimit.columns ~= columns.count, let header = cells(end, columns) else {
      return false
    }
    rows = [header.map { Array($0.utf8) }]
    end += 2
    while end < last, !scrape.isBlank(end), !scrape.isColons(end), self.columns(end).isEmpty {
      guard let row = cells(end, columns) else { return false }
      rows.append(row.map { Array($0.utf8) })
      end += 1
    }
    if end < last, !self.columns(end).isEmpty { end += 1 }
    return true
  }

  /// Between lines of dashes: a line a row, or rows that blank lines part.
  private mutating func takeDashes() -> Bool {
    let start = end
    let width = scrape.text(start).count
    guard let (header, columns, body) = dashedHead(start),
      2...TableLimit.columns ~= columns.count, let close = close(of: body, width: width)
    else { return false }
    let lines = Array(body..<close)
    let isParted = !header.isEmpty || lines.contains(where: scrape.isBlank)
    let parts = isParted ? lines.split(whereSeparator: scrape.isBlank) : lines.map { [$0][...] }
    guard let head = joined(header[...], columns) else { return false }
    rows = [head]
    for part in parts {
      guard let row = joined(part, columns) else { return false }
      rows.append(row)
    }
    end = close + 1
    return true
  }

  /// The lines of a header between a line of dashes and those of the columns; without one, the
  /// table begins with those. And where its rows begin.
  private func dashedHead(_ start: Int) -> (header: [Int], columns: [Int], body: Int)? {
    let columns = columns(start)
    guard columns.count == 1 else { return ([], columns, start + 1) }
    for line in start + 1..<max(start + 1, min(last, start + Self.longestHeader)) {
      if scrape.isBlank(line) { return nil }
      let below = self.columns(line)
      if !below.isEmpty { return (Array(start + 1..<line), below, line + 1) }
    }
    return nil
  }

  /// The line of dashes below the rows, as wide as the one above them. No heading, no fence and no
  /// end of what is around it is in a table.
  private func close(of body: Int, width: Int) -> Int? {
    for line in body..<max(body, last) {
      let text = scrape.text(line)
      if !columns(line).isEmpty { return text.count == width ? line : nil }
      if HeadingLine.level(text) != nil || FenceLine(text) != nil || scrape.isColons(line) {
        return nil
      }
    }
    return nil
  }

  private static let longestHeader = 8

  /// The cells of a row that has some lines; blank for none.
  private func joined(_ lines: ArraySlice<Int>, _ columns: [Int]) -> [[UInt8]]? {
    var parts: [[String]] = Array(repeating: [], count: columns.count)
    for line in lines {
      guard let cells = cells(line, columns) else { return nil }
      for (column, cell) in cells.enumerated() { parts[column].append(cell) }
    }
    return parts.map(Self.cell)
  }

  /// Where columns begin below a line of dashes; none if it is another line.
  private func columns(_ line: Int) -> [Int] {
    guard line < last else { return [] }
    let text = scrape.indented(line)
    guard text.last == UInt8(ascii: "-"), text.allSatisfy({ "- ".utf8.contains($0) }) else {
      return []
    }
    let starts = text.indices.filter {
      text[$0] == UInt8(ascii: "-")
        && ($0 == text.startIndex || text[$0 - 1] == UInt8(ascii: " "))
    }
    let areDashes = starts.allSatisfy { $0 + 1 < text.endIndex && text[$0 + 1] == text[$0] }
    return areDashes ? starts.map { $0 - text.startIndex } : []
  }

  /// nil if a word stands across two columns.
  private func cells(_ line: Int, _ columns: [Int]) -> [String]? {
    let signs = Array(Scrape.string(scrape.indented(line)).unicodeScalars)
    var cells: [String] = []
    for (column, start) in columns.enumerated() {
      let end = column + 1 < columns.count ? columns[column + 1] : signs.count
      guard column == 0 || start > signs.count || signs[start - 1] == " " else { return nil }
      cells.append(Self.text(signs, column == 0 ? 0 : start, end))
    }
    return cells
  }
}

/// Cells between bars.
extension DrawnTable {
  private mutating func takeGrid() -> Bool {
    let border = Array(Scrape.string(scrape.text(end)).unicodeScalars)
    let bars = border.indices.filter { border[$0] == "+" }
    let places = Set(bars)
    guard 2...TableLimit.columns ~= bars.count, border.last == "+", Self.isBorder(border, places)
    else { return false }
    var hasHeader = false
    var lines: [[String]] = Array(repeating: [], count: bars.count - 1)
    end += 1
    while end < last {
      let signs = Array(Scrape.string(scrape.text(end)).unicodeScalars)
      guard signs.first == "+" || signs.first == "|" else { break }
      guard signs.count == border.count else { return false }
      if signs.first == "+" {
        guard Self.isBorder(signs, places) else { return false }
        if rows.isEmpty { hasHeader = signs.contains("=") }
        rows.append(lines.map(Self.cell))
        lines = Array(repeating: [], count: lines.count)
      } else {
        guard bars.allSatisfy({ signs[$0] == "|" }) else { return false }
        for column in lines.indices {
          lines[column].append(Self.text(signs, bars[column] + 1, bars[column + 1]))
        }
      }
      end += 1
    }
    if !hasHeader { rows.insert(Array(repeating: [], count: lines.count), at: 0) }
    return lines.allSatisfy(\.isEmpty)
  }

  private static func isBorder(_ signs: [Unicode.Scalar], _ bars: Set<Int>) -> Bool {
    signs.indices.allSatisfy {
      bars.contains($0) ? signs[$0] == "+" : ["-", "=", ":"].contains(signs[$0])
    }
  }
}

extension DrawnTable {
  private static func text(_ signs: [Unicode.Scalar], _ start: Int, _ end: Int) -> String {
    let end = min(end, signs.count)
    guard start < end else { return "" }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: signs[start..<end])
    return String(decoding: Array(String(text).utf8)[...].trimmed, as: UTF8.self)
  }

  /// The lines of a cell as one: paragraphs and items behind breaks.
  private static func cell(_ lines: [String]) -> [UInt8] {
    var cell: [UInt8] = []
    var isParted = false
    for line in lines {
      let text = Array(line.utf8)[...]
      let item = ItemLine(text)
      if !text.isEmpty, !cell.isEmpty {
        cell += Array((isParted || item != nil ? "<br>" : " ").utf8)
      }
      isParted = text.isEmpty
      cell += item.map { Array("• ".utf8) + $0.text } ?? Array(text)
    }
    return cell
  }
}
