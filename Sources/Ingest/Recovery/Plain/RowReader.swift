/// Reads the rows of a table of one make, and learns from each what the next will look like.
struct RowReader {
  /// As many cells a row as there are columns; the first or the last one may be missing. Of none, a
  /// row is a name, and one or more sentences about it.
  private var models: [FormModel]
  /// How many rows of each kind were read.
  private var seen: [Cut.Kind: Int] = [:]

  init(columns: Int, isKnown: Bool) {
    models = (0..<columns).map { $0 == 0 ? .keys : isKnown ? .texts : .values }
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
    let cuts = cuts(lines)
    return cuts.max { worth($0, lines) < worth($1, lines) }.flatMap { row(of: $0, lines) }
  }

  /// Each way to read the next row, and how the reader then goes on.
  func ways(_ lines: ArraySlice<LooseLine>) -> [(row: Row, reader: RowReader)] {
    cuts(lines).compactMap { cut in
      var reader = self
      return reader.row(of: cut, lines).map { ($0, reader) }
    }
  }

  private mutating func row(of cut: Cut, _ lines: ArraySlice<LooseLine>) -> Row? {
    let row = lines.prefix(cut.count)
    guard !Self.stops(row, in: lines) else { return nil }
    var saving = -cut.penalty
    for (place, line) in row.enumerated() {
      saving += line.aloneCost - models[cut.column + place].take(line)
    }
    seen[cut.kind, default: 0] += 1
    return Row(end: row.endIndex, column: cut.column, saving: saving)
  }

  /// A way to cut the next row off: how many lines, and the column of the first.
  private struct Cut {
    let count: Int
    var column = 0
    var kind = Kind.full
    var penalty = 0.0

    enum Kind { case full, lacksFirst, lacksLast }
  }

  /// A cell that is missing in some rows is often missing in others.
  private func cuts(_ lines: ArraySlice<LooseLine>) -> [Cut] {
    let columns = models.count
    var cuts: [Cut] = []
    if columns > 2 {
      for (kind, column) in [(Cut.Kind.lacksFirst, 1), (.lacksLast, 0)] {
        let times = min(seen[kind, default: 0], Self.penalties.count - 1)
        cuts.append(
          Cut(count: columns - 1, column: column, kind: kind, penalty: Self.penalties[times]))
      }
    }
    cuts.append(Cut(count: columns))
    return cuts.filter { $0.count <= lines.count }
  }

  /// What a missing cell costs, by how many rows before miss the same.
  private static let penalties = [4.0, 2.5, 1.5, 1.0]

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
    let sentences = lines.dropFirst().prefix { $0.form == .sentence && !$0.pointsElsewhere }
    guard let first = sentences.first else { return nil }
    return Row(
      end: sentences.endIndex,
      saving: name.aloneCost + first.aloneCost - 1.2
        + sentences.dropFirst().reduce(0) { $0 + $1.aloneCost - 1 })
  }
}
