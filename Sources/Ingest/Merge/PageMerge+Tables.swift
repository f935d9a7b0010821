import Bytes
import Model

/// A cell of a table that is otherwise in a draft than in the page.
struct TableDifference: Sendable, Equatable {
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

extension PageMerge {
  /// Tables that the page has with one header under one heading, and that say other things there.
  /// Change logs are left out: two of different dates differ by their nature.
  mutating func compareTables(with draft: Int) {
    var (heading, key): (String, [UInt8]?) = ("", nil)
    var named: [Int: NamedRows] = [:]
    guard drafts[draft].blocks.contains(where: { $0.kind == .table }) else { return }
    let headings = HeadingNames(drafts[draft].blocks, keys[draft], in: current())
    for (place, block) in drafts[draft].blocks.enumerated() {
      if block.headingLevel != nil { (heading, key) = (block.string, headings[place]) }
      guard block.kind == .table, !block.isDated,
        let own = current().table(like: block, under: key)
      else { continue }
      let ours = named[own] ?? NamedRows(blocks[own].block)
      named[own] = ours
      contradictions += ours.contradictions(in: NamedRows(block)).map { column, our, their in
        TableDifference(
          draft: draft, heading: heading, row: Self.string(their[0]),
          column: Self.string(ours.header[column]), ours: Self.string(our[column]),
          theirs: Self.string(their[column]), origin: block.origin.lowerBound)
      }
    }
  }

  private static func string(_ cell: [UInt8]) -> String { String(decoding: cell, as: UTF8.self) }
}

/// The rows of a table by their first cells: those that have it alone.
private struct NamedRows {
  typealias Row = [[UInt8]]
  typealias Contradiction = (column: Int, ours: Row, theirs: Row)

  let header: Row
  private var rows: [String: Row] = [:]
  private let spans: [[UInt8]: [UInt8]]

  init(_ table: Block) {
    header = table.rows.first ?? []
    spans = Self.spans(of: table.rows)
    var twice: Set = ["", SpanMark.text]
    for row in table.rows.dropFirst() {
      let name = String(decoding: row.first ?? [], as: UTF8.self)
      if rows.updateValue(row, forKey: name) != nil { twice.insert(name) }
    }
    for name in twice { rows[name] = nil }
  }

  /// The cells that another table has otherwise, in the order of the names of their rows.
  func contradictions(in other: NamedRows) -> [Contradiction] {
    other.rows.sorted { $0.key < $1.key }.flatMap { name, theirs -> [Contradiction] in
      guard let ours = rows[name], ours.count == theirs.count else { return [] }
      let columns = theirs.indices.dropFirst().filter { column in
        Self.contradicts(theirs[column], ours[column])
          && !Self.isGlued(theirs[column], spans[theirs[0]])
          && !Self.isGlued(ours[column], other.spans[theirs[0]])
      }
      return columns.map { ($0, ours, theirs) }
    }
  }
}

extension NamedRows {
  /// A cell that says nothing, or shows a picture, contradicts none: shapes lose pictures.
  private static func contradicts(_ cell: [UInt8], _ other: [UInt8]) -> Bool {
    let (key, otherKey) = (Block.key(of: cell[...]), Block.key(of: other[...]))
    return key != otherKey && !key.isEmpty && !otherKey.isEmpty
      && ![cell, other].contains { ByteSearch.first(of: "![", in: $0[...]) != nil }
  }

  /// Whether a cell says what the other table has in a cell and in the rows that it spans.
  private static func isGlued(_ cell: [UInt8], _ spanned: [UInt8]?) -> Bool {
    spanned.map { Block.key(of: cell[...]) == $0 } ?? false
  }

  /// By what a first cell says, what the last one says with the names of the rows that it reaches
  /// down to: sources that know no spans have all of it in one cell.
  private static func spans(of rows: [Row]) -> [[UInt8]: [UInt8]] {
    var spans: [[UInt8]: [UInt8]] = [:]
    var above: (name: [UInt8], key: [UInt8])?
    for row in rows {
      guard let first = row.first, let last = row.last else { continue }
      if isSpanned(row), let open = above {
        above = (open.name, open.key + Block.key(of: first[...]))
        spans[open.name] = above?.key
      } else {
        above = (first, Block.key(of: last[...]))
      }
    }
    return spans
  }

  /// Whether all cells but the first are marks.
  private static func isSpanned(_ row: Row) -> Bool {
    row.count > 1 && row.dropFirst().allSatisfy { $0.elementsEqual(SpanMark.text.utf8) }
  }
}
