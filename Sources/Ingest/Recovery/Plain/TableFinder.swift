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

  /// What the page is known to have.
  let known: KnownTables

  init(_ lines: ArraySlice<LooseLine>, _ known: KnownTables = KnownTables()) {
    self.lines = lines
    self.known = known
    var place = lines.startIndex
    while place < lines.endIndex {
      let run = run(from: place)
      if run.count > 3 { cut(run) }
      place = max(run.endIndex, lines[run.endIndex...].prefix { $0.endsRun }.endIndex)
    }
  }

  /// Lines that may be in one table: up to the head of the next.
  private func run(from place: Int) -> ArraySlice<LooseLine> {
    var end = place
    while end < lines.endIndex, !lines[end].endsRun, end == place || !isKnown(end) { end += 1 }
    guard let columns = known.columns[place] else { return lines[place..<end] }
    let body = lines[min(place + columns, end)..<end]
    return lines[place..<(body.indices.first { startsText($0, in: body) } ?? end)]
  }

  /// A heading in front of a text or of a head. A name that recurs below is not one.
  private func startsText(_ place: Int, in body: ArraySlice<LooseLine>) -> Bool {
    guard place + 1 < lines.endIndex, !lines[place + 1].isBare || isKnown(place + 1),
      known.isHeading(lines[place], before: lines[place + 1])
    else { return false }
    return !body[(place + 1)...].contains { $0.text == lines[place].text }
  }

  /// Whether a head that is known begins at a line.
  private func isKnown(_ place: Int) -> Bool { known.columns[place] != nil }

  /// Where tables begin whose heads are known.
  var heads: [Int] { known.columns.keys.filter { tables[$0] != nil }.sorted() }

  /// What all ways to cut rows cost beside one.
  private static let costOfFull = 4
  private static let mostWidenings = 20
  private static let longestList = 60
  private static let mostRows = 300
  private static let smallestGain = 6.0
  /// What it speaks for a reading that no line is left over.
  private static let gainOfWhole = 3.0
  /// In bytes: texts that are longer, side by side, are paragraphs.
  private static let longestCell = 160
  /// What speaks for a table whose head is known, and for each of its cells but paragraphs.
  private static let gainOfKnown = 40.0
  private static let gainOfCell = 1.0
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
    let isKnown = isKnown(start)
    let whole = isKnown ? table.withoutHeading(run) : table.corrected(run).trimmed(run)
    let isAnnounced = start > lines.startIndex && announces(whole, run, lines[start - 1])
    let isCut = start > lines.startIndex && hasUnit(lines[start - 1]) && hasUnit(run[start])
    if isKnown || !isCut && TableEvidence(whole, run, isAnnounced: isAnnounced).suffices {
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
    let ways = ways(at: start, run)
    let place = start - run.startIndex
    for way in ways {
      var (most, rows) = (best[place].saved, 0)
      let judge = { (reading: TableReading) in
        let bonus = endsNames(run, at: reading.end) ? Self.gainOfWhole : 0
        let all = reading.gain + best[reading.end - run.startIndex].saved + bonus
        guard all > most, isTable(reading) else { return false }
        (most, rows) = (all, reading.rows.count)
        return true
      }
      let isFull = known.columns[start] == way.columns
      let reading = (isFull ? readFull : read)(run, start, way.header, way.columns, judge)
      budget -= (reading.end - start + 8) * (isFull ? Self.costOfFull : 1)
      guard rows > 0 else { continue }
      let table = reading.table(rows: rows)
      best[place] = Choice(saved: most, end: table.end, table: table)
    }
  }

  /// How many columns a table may have that starts here, and how many cells its rows. Of none, a
  /// row is a name and sentences about it.
  private func ways(
    at start: Int, _ run: ArraySlice<LooseLine>
  ) -> [(header: Int, columns: Int)] {
    if let columns = known.columns[start] {
      let body = run[start...].dropFirst(columns)
      let left = (1..<columns).first { leavesPictures($0, of: columns, body) }
      return (columns == 2 ? [(2, 0)] : []) + [(columns, left ?? columns)]
    }
    guard run[start].isHeaderLike, run[start].form != .longPhrase else { return [] }
    let headers = 1 + run[start...].dropFirst().prefix(7).prefix { $0.isValueHeaderLike }.count
    guard headers > 1 else { return [] }
    return [(2, 0)] + (2...headers).flatMap { header in (2...header).map { (header, $0) } }
  }

  /// Whether the cells of some columns were pictures, so that so many are left in a row: names
  /// alone that fill no row, or four rows that are alike cell by cell, though their cells are not.
  private func leavesPictures(
    _ left: Int, of columns: Int, _ body: ArraySlice<LooseLine>
  ) -> Bool {
    if left == 1 { return body.count < columns && body.allSatisfy(\.isWords) }
    let forms = body.prefix(4 * left).map(\.form)
    return forms.count == 4 * left && Set(forms.prefix(left)).count > 1
      && forms.dropFirst(left).elementsEqual(forms.dropLast(left))
  }

  private func isAnnounced(_ start: Int) -> Bool {
    start > lines.startIndex && lines[start - 1].announcesTable
  }

  /// One row below the header makes a table only if it holds values.
  private func isTable(_ reading: TableReading) -> Bool {
    guard reading.gain > Self.smallestGain else { return false }
    let cells = lines[(reading.start + reading.header)..<reading.end]
    if isKnown(reading.start) { return isKnownTable(reading, cells) }
    if reading.rows.count < 2 { return cells.contains(where: \.isValue) }
    return !mayBeList(reading.start) || !cells.allSatisfy(\.isWords)
      || Set(cells.map(\.text)).count < cells.count
  }

  /// A head that is known needs no values below it, but names, and more of them behind a colon.
  private func isKnownTable(_ reading: TableReading, _ cells: ArraySlice<LooseLine>) -> Bool {
    guard let first = cells.first, known.mayBeKey(first),
      first.isBare || reading.rows.count > 1
    else { return false }
    if mayBeList(reading.start), reading.rows.count < 3 { return false }
    return !cells.prefix(reading.header).allSatisfy { $0.text.count > Self.longestCell }
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
    _ run: ArraySlice<LooseLine>, _ start: Int, _ header: Int, _ columns: Int,
    _ judge: (TableReading) -> Bool
  ) -> TableReading {
    var (reading, rows) = begin(run, start, header, columns)
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
      _ = judge(reading)
    }
    return reading
  }

  /// The head of a table, before its rows are read.
  private func begin(
    _ run: ArraySlice<LooseLine>, _ start: Int, _ header: Int, _ columns: Int
  ) -> (TableReading, RowReader) {
    let rows = RowReader(columns: columns, isKnown: isKnown(start))
    var reading = TableReading(run, at: start, header: header)
    if columns > 0, header > columns { reading.gain -= 5 }
    if isAnnounced(start) { reading.gain += 4 }
    if isKnown(start) { reading.gain += Self.gainOfKnown }
    if header == columns, run[start...].repeatsHeader(of: header) {
      reading.add(.init(end: reading.end + header, saving: 4 * Double(header)))
    }
    return (reading, rows)
  }
}

extension TableFinder {
  /// Reads the rows of a table that is known: of all ways to cut them the best that ends at each
  /// line. Gives the one that is judged best.
  private func readFull(
    _ run: ArraySlice<LooseLine>, _ start: Int, _ header: Int, _ columns: Int,
    _ judge: (TableReading) -> Bool
  ) -> TableReading {
    let (reading, rows) = begin(run, start, header, columns)
    var best = [reading.end: (reading, rows)]
    var chosen = reading
    for end in reading.end...run.endIndex {
      guard let (reading, rows) = best[end], reading.rows.count < Self.mostRows else { continue }
      if reading.rows.count > 0, judge(reading) { chosen = reading }
      guard end < run.endIndex, known.mayBeKey(run[end]) else { continue }
      for (row, next) in rows.ways(run[end...]) {
        var longer = reading
        if isTwin(run, at: end), reading.rows.count > 0 { longer.gain -= Self.costOfTwin }
        longer.add(row)
        longer.gain += Self.gainOfCell * Double(run[end..<row.end].count { $0.form != .prose })
        if longer.gain > best[row.end]?.0.gain ?? -.infinity { best[row.end] = (longer, next) }
      }
    }
    return chosen
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
    isJoined || isRow || form == .prose && (announces || text.count > 600)
      || AsideLine.label(text) != nil
  }
}
