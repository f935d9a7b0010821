/// Reads the rows of a table of one make, and learns from each what the next will look like.
enum RowReader {
  /// As many cells a row as there are columns; the last one may be missing.
  case columns([FormModel])
  /// A name, and one or more sentences about it.
  case open

  static func even(columns: Int) -> RowReader {
    .columns([.keys] + Array(repeating: .values, count: columns - 1))
  }

  struct Row {
    let end: Int
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
    var row = lines.prefix(models.count)
    if row.count < models.count || lacksLast(row, lines, models) {
      row = row.prefix(models.count - 1)
    }
    guard row.count == models.count || row.count > 1, !stops(row, in: lines) else { return nil }
    var saving = row.count < models.count ? -2.5 : 0
    for (column, line) in row.enumerated() { saving += line.aloneCost - models[column].take(line) }
    return Row(end: row.endIndex, saving: saving)
  }

  /// Whether the line in the last column is rather the first of the next row: that and the lines
  /// behind it must fit better when they are read so.
  private static func lacksLast(
    _ row: ArraySlice<LooseLine>, _ lines: ArraySlice<LooseLine>, _ models: [FormModel]
  ) -> Bool {
    guard models.count > 2, let line = row.last, models[models.count - 1].cost(of: line) > 4 else {
      return false
    }
    let ahead = lines[(row.endIndex - 1)...].prefix(2)
    let asLast = cost(of: ahead, from: models.count - 1, models)
    return cost(of: ahead, from: 0, models) + 2.5 < asLast
  }

  private static func cost(
    of lines: ArraySlice<LooseLine>, from column: Int, _ models: [FormModel]
  ) -> Double {
    lines.enumerated().reduce(0) { sum, line in
      sum + models[(column + line.offset) % models.count].cost(of: line.element)
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
