import Bytes

/// Whether the cells of a lost table speak for it: in a table, a column holds things of one kind,
/// and some column holds other things than names. Lines that could as well be a list are no table.
struct TableEvidence {
  private let columns: [[LooseLine.Kind]]
  private let texts: [[ArraySlice<UInt8>]]

  private let rows: Int
  private let header: [ArraySlice<UInt8>]
  private let isAnnounced: Bool

  /// A table is announced if the text before speaks of one.
  init(_ table: LostTable, _ lines: ArraySlice<LooseLine>, isAnnounced: Bool) {
    let body = table.rows.dropFirst()
    let cells = (0..<table.columns).map { column in
      body.map { $0[column] }.filter { !$0.isEmpty }
    }
    columns = cells.map { column in
      column.map { $0.count > 1 ? .sentence : lines[$0.lowerBound].kind }
    }
    texts = cells.map { column in column.map { lines[$0.lowerBound].text } }
    rows = body.count
    header = table.rows[0].compactMap { $0.first.map { lines[$0].text } }
    self.isAnnounced = isAnnounced
  }

  /// One row needs values throughout, two a column of them or of series; more need a column that
  /// differs from names, or one whose words repeat. In the first column names do not turn into
  /// values.
  var suffices: Bool {
    guard header.allSatisfy({ $0.contains(where: ByteClass.isAlphanumeric) }), !isTorn else {
      return false
    }
    if isAnnounced { return namesAreOfOneKind }
    return switch rows {
    case ...1: columns.allSatisfy { $0.allSatisfy { $0 == .value } }
    case 2:
      columns[0].first != .sentence
        && columns.map(Share.init).contains {
          $0.share == 1 && [.value, .series].contains($0.kind)
        }
    default: namesAreOfOneKind && (columns.contains(where: differs) || hasValues || repeats)
    }
  }
}

extension TableEvidence {
  /// Cells went to other rows or columns than their own: one column is empty (several may be, of
  /// pictures), most cells of the others are, what heads columns or begins rows is in other
  /// places too, or names are below a unit.
  private var isTorn: Bool {
    let full = columns.filter { !$0.isEmpty }
    if full.count + 1 == columns.count { return true }
    if rows > 2, full.reduce(0, { $0 + $1.count }) * 2 < rows * full.count { return true }
    let body = Set(texts.joined())
    let others = Set(texts.dropFirst().joined())
    let keys = Set(texts[0])
    if Share(columns[0]).kind == .value, keys.count < rows, keys.count(where: others.contains) > 1 {
      return true
    }
    if header.count(where: body.contains) > 1 || repeatsHeader { return true }
    return zip(header, columns).contains { title, cells in
      Self.units.contains { title.suffix($0.utf8.count).elementsEqual($0.utf8) }
        && cells.count { $0 == .value } * 2 < cells.count
    }
  }

  /// Two columns have one name, and not because a table is beside its other half.
  private var repeatsHeader: Bool {
    let half = header.count / 2
    return Set(header).count < header.count
      && (Set(header).count > half || header.prefix(half) != header.suffix(half))
  }

  private static let units = ["(pt)", "(px)", "(mm)", "(points)", "(pixels)"]

  /// The kind that most cells of a column have, and how many of all have it.
  private struct Share {
    private(set) var kind: LooseLine.Kind?
    private(set) var share = 0.0

    init(_ cells: [LooseLine.Kind]) {
      for kind in LooseLine.Kind.allCases {
        let part = Double(cells.count { $0 == kind }) / Double(max(1, cells.count))
        if part > share { (self.kind, share) = (kind, part) }
      }
    }
  }

  private var namesAreOfOneKind: Bool {
    guard columns[0].count * 2 >= rows else { return false }
    let names = Share(columns[0])
    let isOther = columns.dropFirst().contains { Share($0).kind == .name }
    if names.kind == .value, names.share < 0.9, isOther { return false }
    return rows < 4 || names.share >= 0.75
  }

  private func differs(_ column: [LooseLine.Kind]) -> Bool {
    let most = Share(column)
    return most.kind != .name && most.share >= 0.75
  }

  private var hasValues: Bool {
    columns.dropFirst().contains { Share($0).kind == .value && Share($0).share >= 0.5 }
  }

  /// Lists do not say things twice.
  private var repeats: Bool {
    texts.contains { $0.count > 3 && Set($0).count * 3 <= $0.count * 2 }
  }
}

extension LooseLine {
  /// What a cell holds, as far as a column of such shows.
  enum Kind: CaseIterable {
    case value, platforms, series, sentence, name
  }

  var kind: Kind {
    switch form {
    case .number, .measure, .code: .value
    case .platforms: .platforms
    case .sentence, .prose: .sentence
    case .series: .series
    case .short, .phrase, .longPhrase: .name
    }
  }
}
