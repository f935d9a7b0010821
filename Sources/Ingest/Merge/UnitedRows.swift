/// The rows of two tables with one header: those of the page, and between them those that only the
/// other table has, where the page has no row of its own.
struct UnitedRows {
  typealias Row = [[UInt8]]

  private(set) var rows: [Row]
  /// Whether the other table has all rows of the page.
  private(set) var isWhole = true
  /// Whether rows of the other table stay out.
  private(set) var lacksRows = false
  /// Those that the page lacks.
  private(set) var added: [Row] = []

  /// nil if the page has all of them, or if less than half of its rows are in the other table: then
  /// the two are about other things.
  init?(_ ours: [Row], with theirs: [Row]) {
    guard let header = ours.first else { return nil }
    rows = [header]
    // The last first, so that those that were passed can be left out for good.
    var places = Dictionary(grouping: ours.indices.dropFirst().reversed()) {
      Self.name(of: ours[$0])
    }
    var (next, met): (Int, Int) = (1, 0)
    var waiting: [Row] = []
    for row in theirs.dropFirst() {
      let name = Self.name(of: row)
      while let place = places[name]?.last, place < next { places[name]?.removeLast() }
      guard let place = places[name]?.last else {
        waiting.append(row)
        continue
      }
      fill(ours[next..<place], waiting)
      rows.append(ours[place])
      (next, met, waiting) = (place + 1, met + 1, [])
    }
    fill(ours[next...], waiting)
    guard !added.isEmpty, met > 0, met * 2 >= ours.count - 1 else { return nil }
  }
}

extension UnitedRows {
  private mutating func fill(_ own: ArraySlice<Row>, _ waiting: [Row]) {
    rows += own
    if own.isEmpty {
      rows += waiting
      added += waiting
    } else {
      isWhole = false
      lacksRows = lacksRows || !waiting.isEmpty
    }
  }

  private static func name(of row: Row) -> [UInt8] {
    Array(row.map { Block.words(of: $0) }.joined(separator: [0]))
  }
}
