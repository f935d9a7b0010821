import Model

/// What a last cell says with the names of the rows that it reaches down to: sources that know no
/// spans have all of it in one cell.
enum SpanNames {
  /// By what the first cell says.
  static func keys(of rows: [[[UInt8]]]) -> [[UInt8]: [UInt8]] {
    var keys: [[UInt8]: [UInt8]] = [:]
    var above: (name: [UInt8], key: [UInt8])?
    for row in rows {
      guard let first = row.first, let last = row.last else { continue }
      if isSpanned(row), let open = above {
        above = (open.name, open.key + Block.key(of: first[...]))
        keys[open.name] = above?.key
      } else {
        above = (first, Block.key(of: last[...]))
      }
    }
    return keys
  }

  /// Whether all cells but the first are marks.
  private static func isSpanned(_ row: [[UInt8]]) -> Bool {
    row.count > 1 && row.dropFirst().allSatisfy { $0.elementsEqual(SpanMark.text.utf8) }
  }
}
