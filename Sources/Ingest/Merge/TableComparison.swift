import Bytes
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
    /// The table in the draft, to show where.
    let origin: Int
  }

  /// The tables of a page, by where they are and what they are about.
  struct Tables: Sendable {
    /// nil where several tables have one heading and one header.
    private var byTopic: [Topic: Rows?] = [:]

    init(_ blocks: [Block]) {
      for table in TableComparison.tables(blocks) {
        byTopic[table.topic] = .some(byTopic[table.topic] == nil ? Rows(table) : nil)
      }
    }

    fileprivate subscript(topic: Topic) -> Rows? { byTopic[topic] ?? nil }
  }

  /// The page's tables are asked for only if the draft has any.
  static func differences(
    _ ours: () -> Tables, _ theirs: [Block], draft: Int
  ) -> [Difference] {
    let others = tables(theirs)
    guard !others.isEmpty else { return [] }
    let own = ours()
    return others.flatMap { other -> [Difference] in
      guard let match = own[other.topic] else { return [] }
      return differences(match, other, draft)
    }
  }
}

extension TableComparison {
  fileprivate struct Topic: Sendable, Hashable {
    let heading: String
    let header: [[UInt8]]
  }

  fileprivate struct Table {
    let topic: Topic
    let block: Block
  }

  fileprivate struct Rows: Sendable {
    let header: [[UInt8]]
    /// By their first cell.
    let byName: [String: [[UInt8]]]
    let spans: [[UInt8]: [UInt8]]

    init(_ table: Table) {
      header = table.block.rows.first ?? []
      spans = SpanNames.keys(of: table.block.rows)
      byName = TableComparison.rows(table.block)
    }
  }

  /// Change logs are left out: two of different dates differ by their nature.
  fileprivate static func tables(_ blocks: [Block]) -> [Table] {
    var tables: [Table] = []
    var heading = ""
    for block in blocks {
      if block.headingLevel != nil { heading = block.string }
      guard block.kind == .table, let header = block.rows.first else { continue }
      let keys = header.map { Block.key(of: $0[...]) }
      if keys.first != Array("date".utf8) {
        tables.append(Table(topic: Topic(heading: heading, header: keys), block: block))
      }
    }
    return tables
  }

  /// Rows are matched by their first cell, and reported only where both tables have it once.
  private static func differences(_ ours: Rows, _ theirs: Table, _ draft: Int) -> [Difference] {
    var found: [Difference] = []
    let spans = SpanNames.keys(of: theirs.block.rows)
    for (name, row) in rows(theirs.block).sorted(by: { $0.key < $1.key }) {
      guard let other = ours.byName[name], other.count == row.count else { continue }
      for column in row.indices.dropFirst() where contradicts(row[column], other[column]) {
        if isGlued(row[column], ours.spans[row[0]]) || isGlued(other[column], spans[row[0]]) {
          continue
        }
        found.append(
          Difference(
            draft: draft, heading: theirs.topic.heading, row: text(row[0]),
            column: text(ours.header[column]), ours: text(other[column]),
            theirs: text(row[column]), origin: theirs.block.origin.lowerBound))
      }
    }
    return found
  }

  /// Whether a cell says what the other table has in a cell and in the rows that it spans.
  private static func isGlued(_ cell: [UInt8], _ spanned: [UInt8]?) -> Bool {
    spanned.map { Block.key(of: cell[...]) == $0 } ?? false
  }

  fileprivate static func rows(_ block: Block) -> [String: [[UInt8]]] {
    var rows: [String: [[UInt8]]] = [:]
    var twice: Set<String> = []
    for row in block.rows.dropFirst() {
      let name = text(row.first ?? [])
      if rows[name] != nil { twice.insert(name) }
      rows[name] = row
    }
    return rows.filter {
      !twice.contains($0.key) && !$0.key.isEmpty && $0.key != SpanMark.text
    }
  }

  /// A cell that says nothing, or shows a picture, contradicts none: shapes lose pictures.
  private static func contradicts(_ cell: [UInt8], _ other: [UInt8]) -> Bool {
    let (key, otherKey) = (Block.key(of: cell[...]), Block.key(of: other[...]))
    return key != otherKey && !key.isEmpty && !otherKey.isEmpty
      && ![cell, other].contains { ByteSearch.first(of: "![", in: $0[...]) != nil }
  }

  private static func text(_ cell: [UInt8]) -> String { String(decoding: cell, as: UTF8.self) }
}
