/// The cells of two tables that say the same.
enum EqualCells {
  /// Rows with the pictures, links and emphasis that the same rows have elsewhere; nil if that is
  /// nothing more.
  static func enriched(
    _ rows: [[[UInt8]]], by others: [[[UInt8]]], beyond seen: Sight
  ) -> [[[UInt8]]]? {
    let named = Dictionary(others.map { (name($0), $0) }) { first, _ in first }
    var hasNew = false
    let enriched = rows.map { row in
      guard let other = named[name(row)], other.count == row.count else { return row }
      return zip(row, other).map { cell, richer in
        guard InlineMarks(richer).isRicher(than: InlineMarks(cell), beyond: seen) else {
          return cell
        }
        hasNew = true
        return richer
      }
    }
    return hasNew ? enriched : nil
  }

  /// What the cells of a row say.
  private static func name(_ row: [[UInt8]]) -> [[UInt8]] { row.map { Block.words(of: $0) } }
}
