/// Reads the rows of a table of one make, and learns from each what the next will look like.
struct RowReader {
  /// As many cells a row as there are columns; the first or the last one may be missing. Of none, a
  /// row is a name, and one or more sentences about it.
  private var models: [FormModel]

  init(columns: Int) {
    models = (0..<columns).map { $0 == 0 ? .keys : .values }
  }

  struct Row {
    let end: Int
    /// The column of its first cell: 0, or 1 if the cell above it spans this row too.
    var column = 0
    let saving: Double
  }

  mutating func next(_ lines: ArraySlice<LooseLine>) -> Row? {
    models.isEmpty ? openRow(lines) : evenRow(lines)
  }
}

extension RowReader {
  private mutating func evenRow(_ lines: ArraySlice<LooseLine>) -> Row? {
    let cuts = Self.cuts(models.count, lines)
    guard let cut = cuts.max(by: { worth($0, lines) < worth($1, lines) }) else { return nil }
    let row = lines.prefix(cut.count)
    guard !Self.stops(row, in: lines) else { return nil }
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
  private func worth(_ cut: Cut, _ lines: ArraySlice<LooseLine>) -> Double {
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

  private func openRow(_ lines: ArraySlice<LooseLine>) -> Row? {
    guard let name = lines.first, name.isBare else { return nil }
    let sentences = lines.dropFirst().prefix { $0.form == .sentence }
    guard let first = sentences.first else { return nil }
    return Row(
      end: sentences.endIndex,
      saving: name.aloneCost + first.aloneCost - 1.2
        + sentences.dropFirst().reduce(0) { $0 + $1.aloneCost - 1 })
  }
}
