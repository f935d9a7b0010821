import Files
import TestSupport
import Testing

/// Columns of real tables, a sample of their cells, and what a person said that they are.
struct LabeledColumn: Sendable, CustomTestStringConvertible {
  let table: String
  let header: String
  /// Type and unit.
  let label: String
  /// What the column is typed as.
  let typed: String
  let cells: [String]

  var testDescription: String { "\(table) \(header)" }

  /// `TABLE | COLUMN | LABEL != TYPED`, then the cells in Markdown, each indented by two.
  static func all() throws -> [LabeledColumn] {
    try FixtureBlocks.read("labeled-columns.txt").map { head, cells in
      let kinds = head[2].split(separator: " != ").map(String.init)
      return LabeledColumn(
        table: head[0], header: head[1], label: kinds[0], typed: kinds.last ?? "", cells: cells)
    }
  }

  var markdown: String {
    "| \(header) |\n|--|\n" + cells.map { "| \($0) |\n" }.joined()
  }
}

/// A value of a real table.
struct KnownValue: Sendable, CustomTestStringConvertible {
  let table: String
  let row: String
  let header: String
  let raw: String
  let told: String

  var testDescription: String { "\(table) \(row) \(header)" }

  /// `TABLE | ROW | COLUMN`, then `RAW -> VALUE`.
  static func all() throws -> [KnownValue] {
    try FixtureBlocks.read("known-values.txt").map { head, lines in
      let sides = lines[0].components(apartBy: " -> ")
      return KnownValue(
        table: head[0], row: head[1], header: head[2], raw: sides[0], told: sides[1])
    }
  }
}

/// Files of blocks: a line of fields apart by bars, and indented lines below it.
enum FixtureBlocks {
  static func read(_ name: String) throws -> [(head: [String], lines: [String])] {
    let path = Fixtures.folder("Fixtures/\(name)", beside: #filePath)
    let text = String(decoding: try FileSystem.disk.read(path), as: UTF8.self)
    var blocks: [(head: [String], lines: [String])] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        blocks[blocks.count - 1].lines.append(String(line.dropFirst(2)))
      } else {
        blocks.append((String(line).components(apartBy: " | "), []))
      }
    }
    return blocks
  }
}

extension String {
  fileprivate func components(apartBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
