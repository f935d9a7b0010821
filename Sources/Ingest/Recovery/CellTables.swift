import Bytes
import Model
import Vocabulary

/// Tables whose cells a tool wrote as paragraphs, as Turndown does without a plugin. A change log
/// of that form shows it; then the other tables of the page are looked for, too.
struct CellTables {
  private let blocks: [Block]
  /// The blocks of each table, in order, and the table that they make.
  private var tables: [(cells: Range<Int>, table: Block)] = []

  /// The book with a table for the cells of each; nil if its change log is no such table.
  static func joined(_ book: Book) -> Book? {
    guard let log = logStart(in: book.blocks) else { return nil }
    var finder = CellTables(blocks: book.blocks)
    finder.find(log: log)
    return finder.arranged(book)
  }

  /// The first cell of the change log: `Date`, `Changes` and a date, each a paragraph.
  private static func logStart(in blocks: [Block]) -> Int? {
    blocks.indices.dropLast(4).first { place in
      blocks[place].headingLevel != nil && ByteSearch.equal(blocks[place].text[...], "Change log")
        && blocks[(place + 1)...(place + 4)].allSatisfy { $0.kind == .paragraph }
        && ByteSearch.equal(blocks[place + 1].text[...], "Date")
        && ByteSearch.equal(blocks[place + 2].text[...], "Changes")
        && DateLine.isOne(blocks[place + 3].text[...])
    }.map { $0 + 1 }
  }
}

extension CellTables {
  private mutating func find(log: Int) {
    var place = 0
    while place < blocks.count {
      let run = blocks[place...].prefix { $0.kind == .paragraph }
      if place == log { addLog(run) } else if run.count > 3 { addTables(run) }
      place = max(run.endIndex, place + 1)
    }
  }

  /// A row for each date; the paragraphs behind it are its text.
  private mutating func addLog(_ run: ArraySlice<Block>) {
    var rows = [run.prefix(2).map(\.text)]
    for block in run.dropFirst(2) {
      if DateLine.isOne(block.text[...]) {
        rows.append([block.text, []])
      } else {
        let gap = rows[rows.count - 1][1].isEmpty ? "" : "<br>"
        rows[rows.count - 1][1] += Array(gap.utf8) + block.text
      }
    }
    add(run.indices, rows, doubt: nil)
  }

  private mutating func addTables(_ run: ArraySlice<Block>) {
    let lines = run.map { block in
      let words = PlainInline.text(String(decoding: block.text, as: UTF8.self))
      return LooseLine(whole: block.origin, text: Array(words.utf8)[...], isJoined: false)
    }
    let found = TableFinder(lines[...]).tables.sorted { $0.key < $1.key }
    for (first, table) in found where table.end > first {
      let rows = table.rows.map { row in
        row.map { cell in
          Array(
            cell.map { run[run.startIndex + $0].text }.joined(separator: Array("<br>".utf8)))
        }
      }
      add(run.startIndex + first..<run.startIndex + table.end, rows, doubt: .guessed)
    }
  }

  private mutating func add(_ cells: Range<Int>, _ rows: [[[UInt8]]], doubt: TableDoubt?) {
    let bytes =
      blocks[cells.lowerBound].origin
      .lowerBound..<blocks[cells.upperBound - 1].origin
      .upperBound
    tables.append((cells, Block(.table, [], rows: rows, from: bytes, doubt: doubt)))
  }

  private func arranged(_ book: Book) -> Book {
    var (whole, places): ([Block], [Int?]) = ([], [])
    var next = 0
    while places.count < blocks.count {
      if next < tables.count, tables[next].cells.lowerBound == places.count {
        places += tables[next].cells.map { _ in whole.count }
        whole.append(tables[next].table)
        next += 1
      } else {
        whole.append(blocks[places.count])
        places.append(whole.count - 1)
      }
    }
    return book.arranged(as: whole, places: places)
  }
}
