import TestSupport
import Testing

@testable import Ingest

/// The grid against one that is filled field by field.
@Suite struct TableLayoutTests {
  private typealias Cell = (text: String, columns: Int, rows: Int)

  private struct Field: Hashable { let x, y: Int }

  /// nil where two cells want one field, of which HTML says that it is a mistake.
  private func naive(_ rows: [[Cell]]) -> [[String]]? {
    var fields: [Field: String] = [:]
    for (y, row) in rows.enumerated() {
      var x = 0
      for cell in row {
        while fields[Field(x: x, y: y)] != nil { x += 1 }
        for below in y..<min(rows.count, y + cell.rows) {
          for beside in x..<x + cell.columns {
            let field = Field(x: beside, y: below)
            guard fields[field] == nil else { return nil }
            let isMarked = y > 0 && below > y
            fields[field] = beside > x ? "" : isMarked ? "^^" : cell.text
          }
        }
        x += cell.columns
      }
    }
    let width = (fields.keys.map(\.x).max() ?? 0) + 1
    return rows.indices.map { y in (0..<width).map { fields[Field(x: $0, y: y)] ?? "" } }
  }

  private func laidOut(_ rows: [[Cell]]) -> [[String]]? {
    var grid = SpannedTable()
    for (y, row) in rows.enumerated() {
      grid.startRow()
      for cell in row {
        grid.add(
          SpannedTable.Cell(text: Array(cell.text.utf8), columns: cell.columns, rows: cell.rows),
          isHeader: y == 0)
      }
    }
    return grid.laidOut?.map { $0.map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test func cellsStandWhereTheyWouldInABrowser() {
    var random = SeededRandom(81)
    var compared = 0
    for _ in 0..<3000 {
      var number = 0
      let rows = (0...random.below(4)).map { _ in
        (0...random.below(3)).map { _ -> Cell in
          number += 1
          let span = random.chance(3)
          return ("c\(number)", span ? 1 + random.below(3) : 1, span ? 1 + random.below(3) : 1)
        }
      }
      guard let expected = naive(rows) else { continue }
      compared += 1
      #expect(laidOut(rows) == expected, "\(rows)")
    }
    #expect(compared > 1000)
  }

  @Test func spansBelowTheLastRowAreCut() {
    #expect(laidOut([[("a", 1, 1000), ("b", 1, 1)]]) == [["a", "b"]])
  }

  @Test(arguments: [(200, true), (201, false)])
  func aTableIsAsWideAsParsersBear(width: Int, isTable: Bool) {
    let row = (0..<width).map { Cell("c\($0)", 1, 1) }
    #expect((laidOut([row]) != nil) == isTable)
    #expect((laidOut([[("a", width, 1)]]) != nil) == isTable)
  }

  @Test func cellsOfATableThatIsNoneAreKeptInOrder() {
    var grid = SpannedTable()
    for name in ["a", "", "b"] {
      grid.add(SpannedTable.Cell(text: Array(name.utf8), columns: 300))
    }
    #expect(grid.laidOut == nil)
    #expect(grid.cells.map { String(decoding: $0, as: UTF8.self) } == ["a", "b"])
  }

  @Test func onlyTheFirstRowIsAHeader() {
    var grid = SpannedTable()
    grid.add(SpannedTable.Cell(text: [97]))
    grid.startRow()
    grid.add(SpannedTable.Cell(text: [98]), isHeader: true)
    #expect(grid.laidOut == [[[]], [[97]], [[98]]])
  }

  @Test func emptyRowsAreNone() {
    var grid = SpannedTable()
    for _ in 0..<3 { grid.startRow() }
    #expect(grid.laidOut == nil)
    grid.add(SpannedTable.Cell(text: [97]), isHeader: true)
    #expect(grid.laidOut?.last == [[97]])
  }
}
