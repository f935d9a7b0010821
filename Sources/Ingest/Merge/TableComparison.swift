import Model

/// Tables of two drafts that have one header under one heading, and say other things.
enum TableComparison {
  struct Difference: Sendable, Equatable {
    let draft: Int
    let heading: String
    /// What the row is about: its first cell.
    let row: String
    let column: String
    let ours: String
    let theirs: String
    /// The table in the draft, to tell where.
    let origin: Int
  }

  static func differences(_ ours: [Block], _ theirs: [Block], draft: Int) -> [Difference] {
    let own = tables(ours)
    return tables(theirs).flatMap { other -> [Difference] in
      let matches = own.filter { $0.heading == other.heading && $0.header == other.header }
      guard matches.count == 1, let match = matches.first else { return [] }
      return differences(match, other, draft)
    }
  }
}

extension TableComparison {
  private struct Table {
    let heading: String
    let header: [[UInt8]]
    let block: Block
  }

  /// Change logs are left out: two of different dates differ by their nature.
  private static func tables(_ blocks: [Block]) -> [Table] {
    var tables: [Table] = []
    var heading = ""
    for block in blocks {
      if block.headingLevel != nil { heading = block.string }
      guard block.kind == .table, let header = block.rows.first else { continue }
      let keys = header.map { Block.key(of: $0[...]) }
      if keys.first != Array("date".utf8) {
        tables.append(Table(heading: heading, header: keys, block: block))
      }
    }
    return tables
  }

  /// Rows are matched by their first cell, and told only where both tables have it once.
  private static func differences(_ ours: Table, _ theirs: Table, _ draft: Int) -> [Difference] {
    let own = rows(ours.block)
    var found: [Difference] = []
    for (name, row) in rows(theirs.block).sorted(by: { $0.key < $1.key }) {
      guard let other = own[name], other.count == row.count else { continue }
      for column in row.indices.dropFirst() where key(row[column]) != key(other[column]) {
        found.append(
          Difference(
            draft: draft, heading: ours.heading, row: text(row[0]),
            column: text(ours.block.rows[0][column]), ours: text(other[column]),
            theirs: text(row[column]), origin: theirs.block.origin.lowerBound))
      }
    }
    return found
  }

  private static func rows(_ block: Block) -> [String: [[UInt8]]] {
    var rows: [String: [[UInt8]]] = [:]
    var twice: Set<String> = []
    for row in block.rows.dropFirst() {
      let name = text(row.first ?? [])
      if rows[name] != nil { twice.insert(name) }
      rows[name] = row
    }
    return rows.filter { !twice.contains($0.key) && !$0.key.isEmpty }
  }

  private static func key(_ cell: [UInt8]) -> [UInt8] { Block.key(of: cell[...]) }
  private static func text(_ cell: [UInt8]) -> String { String(decoding: cell, as: UTF8.self) }
}
