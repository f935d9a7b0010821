import TestSupport
import Testing

@testable import Ingest

@Suite struct TableGridTests {
  private func grid(_ rows: [[(String, columns: Int, rows: Int)]]) -> [[String]]? {
    var grid = TableGrid()
    for (place, row) in rows.enumerated() {
      grid.startRow()
      for cell in row {
        grid.add(
          TableGrid.Cell(text: Array(cell.0.utf8), columns: cell.columns, rows: cell.rows),
          isHeader: place == 0)
      }
    }
    return grid.laidOut?.map { row in row.map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test func aCellOverRowsSaysItsTextInEach() {
    #expect(grid([[("a", 1, 2), ("b", 1, 1)], [("c", 1, 1)]]) == [["a", "b"], ["a", "c"]])
  }

  @Test func aCellOverColumnsSaysItInTheFirst() {
    #expect(grid([[("a", 2, 1)], [("b", 1, 1), ("c", 1, 1)]]) == [["a", ""], ["b", "c"]])
  }

  @Test func bothAtOnce() {
    let rows = grid([[("a", 2, 2), ("b", 1, 1)], [("c", 1, 1)], [("d", 1, 1)]])
    #expect(rows == [["a", "", "b"], ["a", "", "c"], ["d", "", ""]])
  }

  @Test func withoutAHeaderOneOfEmptyCellsIsSet() {
    var grid = TableGrid()
    grid.add(TableGrid.Cell(text: [97]))
    #expect(grid.laidOut == [[[]], [[97]]])
    #expect(TableGrid().laidOut == nil)
  }

  @Test func noSpanBlowsTheTableUp() {
    #expect(grid([[("a", 1000, 1)]]) == nil)
    let tall = Array(repeating: [("a", columns: 100, rows: 1000)], count: 100)
    #expect(grid(tall) == nil)
  }

  @Test func noCellIsLost() {
    var random = SeededRandom(42)
    for _ in 0..<400 {
      var number = 0
      let rows = random.list(upTo: 6) { random in
        random.list(upTo: 5) { random -> (String, columns: Int, rows: Int) in
          number += 1
          return ("c\(number)", 1 + random.below(3), 1 + random.below(3))
        }
      }
      guard let laidOut = grid(rows) else { continue }
      let texts = Set(laidOut.joined())
      #expect(rows.joined().allSatisfy { texts.contains($0.0) }, "\(rows)")
      #expect(Set(laidOut.map(\.count)).count == 1, "\(rows)")
    }
  }
}
