/// Finds the tables among lines that lost all boundaries but their own. Cells of a column have one
/// form; of all ways to cut a run of lines into tables, lists and lines on their own, the one is
/// taken that describes it in the fewest bits.
struct TableFinder {
  private let lines: ArraySlice<LooseLine>
  /// The steps that may still be taken: a page that is all cells must not cost time without end.
  private var budget = 400_000
  private var widenings = 0
  private(set) var tables: [Int: LostTable] = [:]
  /// Where the last of them starts.
  private var last = -1
  /// Where lines look like a table that nothing else speaks for, and where it ends.
  private(set) var doubtful: [Int: Int] = [:]

  init(_ lines: ArraySlice<LooseLine>) {
    self.lines = lines
    var place = lines.startIndex
    while place < lines.endIndex {
      let run = lines[place...].prefix { !$0.endsRun }
      if run.count > 3 { cut(run) }
      place = run.endIndex + 1
    }
  }

  private static let mostWidenings = 20
  private static let longestList = 60
  private static let mostRows = 300
  private static let smallestGain = 6.0
  /// What it speaks for a reading that no line is left over.
  private static let gainOfWhole = 3.0
  /// What a row costs that begins with the last name of the row before.
  private static let costOfTwin = 4.0
  /// What a table may fall behind its best part before it is given up.
  private static let patience = 16.0
}

extension TableFinder {
  /// From the last line to the first: what the lines behind each place save at best.
  private mutating func cut(_ run: ArraySlice<LooseLine>) {
    var best = (run.startIndex...run.endIndex).map { Choice(saved: 0, end: $0 + 1) }
    for start in run.indices.reversed() where budget > 0 {
      best[start - run.startIndex].saved = best[start + 1 - run.startIndex].saved
      considerList(at: start, run, &best)
      considerTables(at: start, run, &best)
    }
    var place = run.startIndex
    while place < run.endIndex {
      let chosen = best[place - run.startIndex]
      if let table = chosen.table { add(table, run[place...]) }
      place = chosen.end
    }
  }

  private mutating func add(_ table: LostTable, _ run: ArraySlice<LooseLine>) {
    let start = run.startIndex
    let whole = table.corrected(run).trimmed(run)
    let isAnnounced = start > lines.startIndex && announces(whole, run, lines[start - 1])
    let isCut = start > lines.startIndex && hasUnit(lines[start - 1]) && hasUnit(run[start])
    if !isCut, TableEvidence(whole, run, isAnnounced: isAnnounced).suffices {
      tables[start] = whole
      last = start
    } else if let before = tables[last], before.end == start, before.columns == table.columns + 1 {
      tables[last] = before.goingOn(with: table)
    } else if let (first, wide) = widened(whole, at: start) {
      doubtful = doubtful.filter { $0.value <= first || $0.key >= start }
      tables[first] = wide
      last = first
    } else {
      doubtful[start] = table.end
    }
  }

  /// What the lines from a place on save, and where the list, table or line ends that is there.
  private struct Choice {
    var saved: Double
    let end: Int
    var table: LostTable?
  }

  private mutating func considerList(
    at start: Int, _ run: ArraySlice<LooseLine>, _ best: inout [Choice]
  ) {
    let place = start - run.startIndex
    var model = FormModel.items
    var gain = isAnnounced(start) ? -1.0 : -8.0
    for line in run[start...].prefix(Self.longestList).indices {
      gain += run[line].aloneCost - model.take(run[line])
      let all = gain + best[line + 1 - run.startIndex].saved
      if line > start, all > best[place].saved { best[place] = Choice(saved: all, end: line + 1) }
    }
    budget -= Self.longestList
  }

  private mutating func considerTables(
    at start: Int, _ run: ArraySlice<LooseLine>, _ best: inout [Choice]
  ) {
    guard run[start].isHeaderLike, run[start].form != .longPhrase else { return }
    let headers = 1 + run[start...].dropFirst().prefix(7).prefix { $0.isValueHeaderLike }.count
    guard headers > 1 else { return }
    var ways = [(header: 2, columns: 0)]
    for header in 2...headers { ways += (2...header).map { (header, $0) } }
    let place = start - run.startIndex
    for way in ways {
      var (most, rows) = (best[place].saved, 0)
      let reading = read(run, at: start, way.header, way.columns) { reading in
        let bonus = endsNames(run, at: reading.end) ? Self.gainOfWhole : 0
        let all = reading.gain + best[reading.end - run.startIndex].saved + bonus
        if all > most, isTable(reading) { (most, rows) = (all, reading.rows.count) }
      }
      budget -= reading.end - start + 8
      guard rows > 0 else { continue }
      let table = reading.table(rows: rows)
      best[place] = Choice(saved: most, end: table.end, table: table)
    }
  }

  private func isAnnounced(_ start: Int) -> Bool {
    start > lines.startIndex && lines[start - 1].announcesTable
  }

  /// One row below the header makes a table only if it holds values.
  private func isTable(_ reading: TableReading) -> Bool {
    guard reading.gain > Self.smallestGain else { return false }
    let cells = lines[(reading.start + reading.header)..<reading.end]
    if reading.rows.count < 2 { return cells.contains(where: \.isValue) }
    return !mayBeList(reading.start) || !cells.allSatisfy(\.isWords)
      || Set(cells.map(\.text)).count < cells.count
  }

  /// Behind a colon, lines of a few words are items rather than cells: but for those that repeat.
  private func mayBeList(_ start: Int) -> Bool {
    lines[..<start].last.map { $0.announces && !$0.mentionsTable } ?? false
  }

  /// Whether this line repeats the name before it. Equal names belong in one row.
  private func isTwin(_ run: ArraySlice<LooseLine>, at place: Int) -> Bool {
    place < run.endIndex && run[place].kind == .name && run[place].text == run[place - 1].text
  }

  /// Reads rows as long as that may pay, and shows the reading after each.
  private func read(
    _ run: ArraySlice<LooseLine>, at start: Int, _ header: Int, _ columns: Int,
    _ judge: (TableReading) -> Void
  ) -> TableReading {
    var rows = RowReader(columns: columns)
    var reading = TableReading(run, at: start, header: header)
    if columns > 0, header > columns { reading.gain -= 5 }
    if isAnnounced(start) { reading.gain += 4 }
    if header == columns, run[start...].repeatsHeader(of: header) {
      reading.add(.init(end: reading.end + header, saving: 4 * Double(header)))
    }
    var best = -Double.infinity
    while reading.rows.count < Self.mostRows,
      reading.rows.count < 2 || reading.gain > best - Self.patience,
      let row = rows.next(run[reading.end...])
    {
      if reading.rows.count == 0, run[reading.end..<row.end].allSatisfy(\.isValue) {
        reading.gain += 5
      }
      if reading.rows.count > 0, isTwin(run, at: reading.end) { reading.gain -= Self.costOfTwin }
      reading.add(row)
      best = max(best, reading.gain)
      judge(reading)
    }
    return reading
  }
}

/// What is around a table, and speaks for it or against it.
extension TableFinder {
  /// A table whose first row was taken for its header, with the rows above and the true header.
  private mutating func widened(_ table: LostTable, at start: Int) -> (Int, LostTable)? {
    let body = Set(table.rows.dropFirst().joined().joined().map { lines[$0].text })
    let repeated = table.rows[0].joined().count { body.contains(lines[$0].text) }
    guard repeated > 1, table.rows.allSatisfy({ !$0.contains(where: \.isEmpty) }),
      widenings < Self.mostWidenings
    else { return nil }
    widenings += 1
    var first = start
    let floor = tables[last]?.end ?? lines.startIndex
    while first - table.columns >= floor, start - first < Self.mostRows,
      lines[(first - table.columns)..<first].allSatisfy({ $0.isBare && !$0.endsRun })
    {
      first -= table.columns
      let wide = table.below(first..<start)
      if lines[first...].prefix(table.columns).allSatisfy(\.isHeaderLike),
        TableEvidence(wide, lines, isAnnounced: false).suffices
      {
        return (first, wide)
      }
    }
    return nil
  }

  /// `Small (pt)`: such a line above another is the head of one more column.
  private func hasUnit(_ line: LooseLine) -> Bool {
    line.isBare && line.text.last == UInt8(ascii: ")") && line.text.contains(UInt8(ascii: " "))
  }

  /// A text speaks of a table, which has some rows or takes all lines that follow; or of what
  /// follows, and both are true.
  private func announces(
    _ table: LostTable, _ run: ArraySlice<LooseLine>, _ intro: LooseLine
  ) -> Bool {
    let isWhole = endsNames(run, at: table.end)
    return intro.mentionsTable && (table.rows.count > 3 || isWhole)
      || intro.mentionsFollowing && !intro.announces && table.rows.count > 4 && isWhole
  }

  /// Whether no line is left over in front of a text.
  private func endsNames(_ run: ArraySlice<LooseLine>, at end: Int) -> Bool {
    end >= run.endIndex || run[end].form == .prose
  }
}

extension LooseLine {
  /// Lines that are in no table.
  var endsRun: Bool {
    isJoined || form == .prose && (announces || text.count > 600) || AsideLine.label(text) != nil
  }
}
