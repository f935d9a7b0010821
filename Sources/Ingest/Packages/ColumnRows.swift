import Bytes
import Model

/// A table that a tool drew with blanks, as w3m and Pandoc do: its columns are where blanks are in
/// all lines, and between the names in its first line.
struct ColumnRows {
  private(set) var end: Int
  private var rows: [[String]] = []
  /// The lines without those of dashes, those of a row together.
  private var groups: [[Letters]] = []
  /// Between each two names, the places that are blank in all lines.
  private var gaps: [[Int]]
  /// Where the first row below the names has letters.
  private var filled: [Bool] = []

  private typealias Letters = [Unicode.Scalar]

  init?(_ scrape: Scrape, from line: Int, upTo last: Int) {
    guard WrappedLine.isDrawn(scrape.text(line)) else { return nil }
    end = line
    let head = [Self.letters(scrape, line)]
    gaps = head[0].count <= Self.widestHead ? Self.gaps(in: head[0]) : []
    guard 1..<TableLimit.columns ~= gaps.count, Self.isHead(cells(of: head, gaps)) else {
      return nil
    }
    while let lines = Self.group(scrape, from: end, upTo: last), take(lines, scrape) {
      end = lines.upperBound
      // Pandoc draws dashes below the names, and then a line a row.
      if groups.count == 1, lines.count > 1, WrappedLine.isRule(scrape.text(line + 1)) { break }
    }
    if groups.count == 1 { groups = groups[0].map { [$0] } }
    rows = groups.filter { !$0.isEmpty }.map { cells(of: $0, gaps) }
    guard rows.count > 1 else { return nil }
  }

  /// With bars between the cells.
  var markdown: [UInt8] {
    let rule = "|" + String(repeating: " --- |", count: rows[0].count)
    var lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    lines.insert(rule, at: 1)
    return Array((lines.joined(separator: "\n") + "\n\n").utf8)
  }
}

extension ColumnRows {
  private static let blank = Unicode.Scalar(" ")
  /// In letters.
  private static let longestName = 80
  /// In columns: a head that is wider is none, as its gaps are gone through for each row.
  private static let widestHead = 400

  private static func letters(_ scrape: Scrape, _ line: Int) -> Letters {
    Array(Scrape.string(scrape.indented(line)).unicodeScalars)
  }

  private static func gaps(in header: Letters) -> [[Int]] {
    let filled = header.indices.filter { header[$0] != blank }
    return zip(filled, filled.dropFirst()).filter { $1 - $0 > 2 }.map { Array($0 + 1..<$1) }
  }

  /// The next lines that no blank line parts, behind one at most.
  private static func group(_ scrape: Scrape, from line: Int, upTo last: Int) -> Range<Int>? {
    let start = line < last && scrape.isBlank(line) ? line + 1 : line
    let lines = (start..<max(start, last)).prefix { !scrape.isBlank($0) }
    return lines.isEmpty ? nil : lines
  }

  /// Whether lines leave the columns apart, and fill more than half of them.
  private mutating func take(_ lines: Range<Int>, _ scrape: Scrape) -> Bool {
    guard !ByteSearch.starts(scrape.text(lines.lowerBound), with: "Current page is ") else {
      return false
    }
    if lines.contains(where: { scrape.text($0).contains(UInt8(ascii: "|")) }) { return false }
    let letters = lines.filter { !WrappedLine.isRule(scrape.text($0)) }
      .map { Self.letters(scrape, $0) }
    let filled = Self.filled(letters)
    let left = gaps.map { gap in gap.filter { !filled[$0] } }
    guard !left.contains([]) else { return false }
    let cells = cells(of: letters, left).count { !$0.isEmpty }
    guard cells * 2 > left.count + 1, isAligned(filled, left) else { return false }
    gaps = left
    groups.append(letters)
    if groups.count == 2 { self.filled = filled }
    return true
  }

  /// The columns that have a letter in some line, as far as a head may go.
  private static func filled(_ lines: [Letters]) -> [Bool] {
    var filled = Array(repeating: false, count: widestHead)
    for line in lines {
      for place in line.indices.prefix(widestHead) where line[place] != blank {
        filled[place] = true
      }
    }
    return filled
  }

  /// Whether the cells of a row begin where those of the first row below the names do.
  private func isAligned(_ filled: [Bool], _ gaps: [[Int]]) -> Bool {
    guard groups.count > 1 else { return true }
    return gaps.allSatisfy { gap in
      let places = Self.widest(gap).upperBound..<Self.widestHead
      let starts = [self.filled, filled].map { filled in places.first { filled[$0] } }
      return starts.contains(nil) || starts[0] == starts[1]
    }
  }

  /// The places of a gap that follow one another, the most of them: other blanks are between words.
  private static func widest(_ gap: [Int]) -> Range<Int> {
    var widest = 0..<0
    var start = gap.startIndex
    for place in gap.indices {
      if place > start, gap[place] != gap[place - 1] + 1 { start = place }
      if place - start + 1 >= widest.count { widest = gap[start]..<gap[place] + 1 }
    }
    return widest
  }

  private func cells(of lines: [Letters], _ gaps: [[Int]]) -> [String] {
    let ends = gaps.map { Self.widest($0).upperBound } + [Int.max]
    return zip([0] + ends, ends).map { start, end in
      lines.map { line in
        Self.text(line[min(start, line.count)..<min(end, line.count)])
      }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private static func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters)
    return String(decoding: Array(String(text).utf8)[...].trimmed, as: UTF8.self)
  }

  /// Whether a line may have the names of columns.
  private static func isHead(_ names: [String]) -> Bool {
    names.allSatisfy {
      $0.unicodeScalars.count <= longestName && !SentenceEnds.isEnded(Array($0.utf8)[...])
    }
  }
}
