/// Reads the rows of a table of one make, and learns from each what the next will look like.
enum RowReader {
  /// As many cells a row as there are columns; the first or the last one may be missing.
  case columns([FormModel])
  /// A name, and one or more sentences about it.
  case open

  static func even(columns: Int) -> RowReader {
    .columns([.keys] + Array(repeating: .values, count: columns - 1))
  }

  struct Row {
    let end: Int
    /// The column of its first cell: 0, or 1 if the cell above it spans this row too.
    var column = 0
    let saving: Double
  }

  mutating func next(_ lines: ArraySlice<LooseLine>) -> Row? {
    switch self {
    case .open: return Self.openRow(lines)
    case .columns(var models):
      let row = Self.evenRow(lines, &models)
      self = .columns(models)
      return row
    }
  }
}

extension RowReader {
  private static func evenRow(
    _ lines: ArraySlice<LooseLine>, _ models: inout [FormModel]
  ) -> Row? {
    guard
      let cut = cuts(models.count, lines).max(by: {
        worth($0, lines, models) < worth($1, lines, models)
      })
    else { return nil }
    let row = lines.prefix(cut.count)
    guard !stops(row, in: lines) else { return nil }
    var saving = -cut.penalty
    for (place, line) in row.enumerated() {
      saving += line.aloneCost - models[cut.column + place].take(line)
    }
    return Row(end: row.endIndex, column: cut.column, saving: saving)
  }

  /// A way to cut the next row off: how many lines, and the column of the first.
  private struct Cut {
    let count: Int
    var column = 0
    var penalty = 0.0
  }

  private static func cuts(_ columns: Int, _ lines: ArraySlice<LooseLine>) -> [Cut] {
    var cuts: [Cut] = []
    if columns > 2 {
      cuts.append(Cut(count: columns - 1, column: 1, penalty: 4))
      cuts.append(Cut(count: columns - 1, penalty: 4))
    }
    cuts.append(Cut(count: columns))
    return cuts.filter { $0.count <= lines.count }
  }

  /// What a cut saves on two lines more than a full row has: the next row is looked at too.
  private static func worth(
    _ cut: Cut, _ lines: ArraySlice<LooseLine>, _ models: [FormModel]
  ) -> Double {
    lines.prefix(models.count + 2).enumerated().reduce(-cut.penalty) { sum, line in
      let (place, line) = line
      let column = place < cut.count ? cut.column + place : place - cut.count
      let saving = line.aloneCost - models[column % models.count].cost(of: line)
      return sum + (place < cut.count ? saving : max(-3, saving))
    }
  }

  /// A platform's heading before a paragraph starts something new.
  private static func stops(
    _ row: ArraySlice<LooseLine>, in lines: ArraySlice<LooseLine>
  ) -> Bool {
    row.indices.contains { place in
      row[place].form == .platforms && place + 1 < lines.endIndex && lines[place + 1].form == .prose
    }
  }

  private static func openRow(_ lines: ArraySlice<LooseLine>) -> Row? {
    guard let name = lines.first, name.isBare else { return nil }
    let sentences = lines.dropFirst().prefix { $0.form == .sentence }
    guard let first = sentences.first else { return nil }
    return Row(
      end: sentences.endIndex,
      saving: name.aloneCost + first.aloneCost - 1.2
        + sentences.dropFirst().reduce(0) { $0 + $1.aloneCost - 1 })
  }
}
