/// What is around a table, and speaks for it or against it.
extension TableFinder {
  /// A table whose first row was taken for its header, with the rows above and the true header.
  mutating func widened(_ table: LostTable, at start: Int) -> (Int, LostTable)? {
    let body = Set(table.rows.dropFirst().joined().flatMap { $0.map { lines[start + $0].text } })
    let repeated = table.rows[0].joined().count { body.contains(lines[start + $0].text) }
    guard repeated > 1, table.rows.allSatisfy({ !$0.contains(where: \.isEmpty) }) else {
      return nil
    }
    guard widenings < Self.mostWidenings else { return nil }
    widenings += 1
    var first = start
    let floor = tables[last].map { last + $0.lineCount } ?? lines.startIndex
    while first - table.columns >= floor, start - first < Self.mostRows,
      lines[(first - table.columns)..<first].allSatisfy({ $0.isBare && !$0.endsRun })
    {
      first -= table.columns
      let wide = table.below(lineCount: start - first)
      let whole = lines[first...]
      if whole.prefix(table.columns).allSatisfy(\.isHeaderLike),
        TableEvidence(wide, whole, isAnnounced: false).suffices
      {
        return (first, wide)
      }
    }
    return nil
  }

  /// `Small (pt)`: such a line above another is the head of one more column.
  func hasUnit(_ line: LooseLine) -> Bool {
    line.isBare && line.text.last == UInt8(ascii: ")") && line.text.contains(UInt8(ascii: " "))
  }

  /// A text speaks of a table, which has some rows or takes all lines that follow; or of what
  /// follows, and both are true.
  func announces(
    _ table: LostTable, _ run: ArraySlice<LooseLine>, _ intro: LooseLine
  ) -> Bool {
    let isWhole = endsNames(run, at: run.startIndex + table.lineCount)
    return intro.mentionsTable && (table.rows.count > 3 || isWhole)
      || intro.mentionsFollowing && !intro.announces && table.rows.count > 4 && isWhole
  }

  /// Whether no line is left over in front of a text.
  func endsNames(_ run: ArraySlice<LooseLine>, at end: Int) -> Bool {
    end >= run.endIndex || run[end].form == .prose
  }
}
