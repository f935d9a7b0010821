/// A table whose cells stand one a line: how many lines it takes, and which cell is on which.
struct LostTable: Equatable {
  /// For each row the lines of each of its cells, counted from the first line of the table.
  let rows: [[Range<Int>]]
  let columns: Int
  /// By how many bits the table describes its lines better than lines on their own.
  let gain: Double

  var lineCount: Int { rows.last?.last?.upperBound ?? 0 }
}

/// Finds the table that starts at a line, if one does. Cells of a column have one form; the number
/// of columns is the one under which the forms take the fewest bits to write down.
struct TableFinder {
  let lines: ArraySlice<LooseLine>

  /// The best table at a line, or nil if the lines say more as plain lines.
  func table(at start: Int) -> LostTable? {
    let headers = lines[start...].prefix(8).prefix { $0.isHeaderLike }.count
    guard headers > 1 else { return nil }
    var best = openTable(at: start)
    for header in 2...headers {
      for columns in stride(from: header, through: 2, by: -1) {
        let table = evenTable(at: start, header: header, columns: columns)
        if let table, table.gain > best?.gain ?? 0 { best = table }
      }
    }
    guard let best, best.gain > Self.smallestGain, isFilled(best, at: start),
      best.gain > listGain(best, at: start)
    else {
      return nil
    }
    return doubled(best, at: start) ?? best
  }

  /// One row below the header makes a table only if it holds values.
  private func isFilled(_ table: LostTable, at start: Int) -> Bool {
    table.rows.count > 2
      || lines[(start + table.columns)..<(start + table.lineCount)].contains {
        $0.form == .number || $0.form == .code
      }
  }

  private static let smallestGain = 6.0
  /// What a table may cost more than its best part before it is given up.
  private static let patience = 14.0
}

extension TableFinder {
  /// A table whose rows have `columns` cells each; the columns behind them held pictures.
  private func evenTable(at start: Int, header: Int, columns: Int) -> LostTable? {
    var models = [FormModel.keys] + Array(repeating: FormModel.values, count: columns - 1)
    var gain = lines[start..<(start + header)].reduce(0) { $0 + $1.aloneCost - $1.headerCost }
    gain -= header > columns ? 4 : 0
    var best = (gain: -Double.infinity, rows: 0)
    var (place, rows) = (start + header, 0)
    while place + columns <= lines.endIndex, gain > best.gain - Self.patience || rows < 2 {
      let row = lines[place..<(place + columns)]
      guard !row.contains(where: \.isJoined), !stops(row) else { break }
      for (column, line) in row.enumerated() {
        gain += line.aloneCost - models[column].cost(of: line)
      }
      rows += 1
      place += columns
      if gain > best.gain { best = (gain, rows) }
    }
    guard best.rows > 0 else { return nil }
    let cells = (0..<best.rows).map { row in
      (0..<header).map { column -> Range<Int> in
        let end = header + row * columns + min(column + 1, columns)
        return column < columns ? (end - 1)..<end : end..<end
      }
    }
    return LostTable(
      rows: [(0..<header).map { $0..<($0 + 1) }] + cells, columns: header, gain: best.gain)
  }

  /// A row holds no aside's label, no platform's heading and nothing that announces.
  private func stops(_ row: ArraySlice<LooseLine>) -> Bool {
    row.indices.contains { place in
      let line = row[place]
      if line.announces || line.isAsideLabel { return true }
      guard line.form == .platforms, place + 1 < lines.endIndex else { return false }
      return lines[place + 1].form == .prose
    }
  }

  /// A table of two columns whose second has one or more sentences in each row.
  private func openTable(at start: Int) -> LostTable? {
    var gain = lines[start..<(start + 2)].reduce(-2) { $0 + $1.aloneCost - $1.headerCost }
    var rows = [[0..<1, 1..<2]]
    var place = start + 2
    while place + 1 < lines.endIndex, lines[place].isBare, !lines[place].isJoined,
      lines[place + 1].form == .sentence
    {
      var end = place + 2
      while end < lines.endIndex, lines[end].isFurtherParagraph { end += 1 }
      gain += lines[place].aloneCost + lines[place + 1].aloneCost - 2
      gain += lines[(place + 2)..<end].reduce(0) { $0 + $1.aloneCost - 2 }
      rows.append([(place - start)..<(place - start + 1), (place - start + 1)..<(end - start)])
      place = end
    }
    return rows.count > 2 ? LostTable(rows: rows, columns: 2, gain: gain) : nil
  }

  /// The bits that the same lines save as a list: one column and no header.
  private func listGain(_ table: LostTable, at start: Int) -> Double {
    var model = FormModel.items
    return lines[start..<(start + table.lineCount)].reduce(0) {
      $0 + $1.aloneCost - model.cost(of: $1)
    }
  }

  /// Two tables side by side repeat their header: `Code, Name, Code, Name`.
  private func doubled(_ table: LostTable, at start: Int) -> LostTable? {
    let columns = table.columns
    guard table.rows.count > 2, table.lineCount == table.rows.count * columns,
      (0..<columns).allSatisfy({ lines[start + $0].text == lines[start + columns + $0].text })
    else { return nil }
    let rows = stride(from: 0, to: table.rows.count, by: 2).map { row -> [Range<Int>] in
      let second = row + 1 < table.rows.count ? table.rows[row + 1] : []
      let end = table.lineCount
      return table.rows[row] + second
        + Array(repeating: end..<end, count: second.isEmpty ? columns : 0)
    }
    return LostTable(rows: rows, columns: 2 * columns, gain: table.gain)
  }
}

/// The forms seen in a column so far, and what the next one costs in bits.
private struct FormModel {
  private var counts: [Double]
  private var total: Double
  private var seen: Set<ArraySlice<UInt8>> = []
  /// What a text costs that stood in the column before: keys and items differ, values may not.
  private let repeated: Double

  static let keys = FormModel(cell, repeated: 3)
  static let values = FormModel(cell, repeated: 0)
  static let items = FormModel(item, repeated: 6)

  // In the order of the forms: number, code, platforms, series, short, phrase, long, sentence, prose.
  private static let cell = [0.25, 0.2, 0.06, 0.1, 0.2, 0.15, 0.06, 0.12, 0.01]
  private static let item = [0.03, 0.03, 0.03, 0.1, 0.15, 0.2, 0.2, 0.2, 0.05]

  private init(_ counts: [Double], repeated: Double) {
    self.counts = counts
    self.repeated = repeated
    total = counts.reduce(0, +)
  }

  mutating func cost(of line: LooseLine) -> Double {
    let form = line.form.rawValue
    let isNew = seen.insert(line.text).inserted
    let cost = Self.log2(total / counts[form]) + (isNew ? 0 : repeated)
    counts[form] += 1
    total += 1
    return cost + (line.form == .prose ? 5 : 0)
  }

  /// Near enough, and the same on every machine: exponent and a chord.
  private static func log2(_ value: Double) -> Double {
    Double(value.exponent) + value.significand - 1
  }
}

extension LooseLine {
  /// What a line costs that is in no table: bare lines are rare outside of one.
  fileprivate var aloneCost: Double {
    switch form {
    case .number, .code: 5
    case .platforms: 3
    case .series, .short, .phrase, .longPhrase: 4
    case .sentence: 2.5
    case .prose: 0.5
    }
  }

  /// What it costs as the name of a column.
  fileprivate var headerCost: Double { form == .longPhrase || form == .series ? 3.5 : 2 }

  fileprivate var isAsideLabel: Bool { AsideLine.label(text) != nil }

  /// One more paragraph of a cell.
  fileprivate var isFurtherParagraph: Bool { form == .sentence && !isJoined }
}
