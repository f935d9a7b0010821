/// What a block is to somebody who looks for holes. Documents and the blocks of an ingest are both
/// read as passages, so that what a page shows and what its quality counts are the same holes.
public enum Passage: Sendable, Equatable {
  case heading(level: Int)
  /// Words alone.
  case paragraph(String)
  /// A list, or an item of one.
  case list
  case table(hasBlankColumn: Bool)
  case emptyImage
  /// What can be announced, and needs no words: a picture, a film, code, an aside, tabs.
  case content
  /// What shows nothing: the end of a panel.
  case nothing
}

extension Passage {
  /// Whether a column of a table has no word in any row, though others have. A last column without
  /// a header is what a bar too many leaves, and a single row says nothing about a column that has
  /// a header.
  public static func hasBlankColumn(header: [Bool], rows: [[Bool]]) -> Bool {
    guard !rows.isEmpty, rows.contains(where: { $0.contains(false) }) else { return false }
    return header.indices.contains { column in
      guard rows.allSatisfy({ !$0.indices.contains(column) || $0[column] }) else { return false }
      return header[column] ? column < header.count - 1 : rows.count > 1
    }
  }
}
