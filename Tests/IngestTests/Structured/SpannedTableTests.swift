import TestSupport
import Testing

@testable import Ingest

@Suite struct SpannedTableTests {
  private func grid(_ rows: [[(String, columns: Int, rows: Int)]]) -> [[String]]? {
    var grid = SpannedTable()
    for (place, row) in rows.enumerated() {
      grid.startRow()
      for cell in row {
        grid.add(
          SpannedTable.Cell(text: Array(cell.0.utf8), columns: cell.columns, rows: cell.rows),
          isHeader: place == 0)
      }
    }
    return grid.laidOut?.map { row in row.map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test func aHeaderOverRowsSaysItsTextInEach() {
    #expect(grid([[("a", 1, 2), ("b", 1, 1)], [("c", 1, 1)]]) == [["a", "b"], ["a", "c"]])
  }

  @Test func belowACellOverRowsStandsAMark() {
    let rows = grid([
      [("h", 1, 1), ("i", 1, 1)], [("a", 1, 3), ("b", 1, 1)], [("c", 1, 1)], [("d", 1, 1)],
    ])
    #expect(rows == [["h", "i"], ["a", "b"], ["^^", "c"], ["^^", "d"]])
    let empty = grid([[("h", 1, 1)], [("", 1, 2)], [("a", 1, 1)]])
    #expect(empty == [["h", ""], ["", ""], ["", "a"]])
  }

  @Test func aCellOverColumnsSaysItInTheFirst() {
    #expect(grid([[("a", 2, 1)], [("b", 1, 1), ("c", 1, 1)]]) == [["a", ""], ["b", "c"]])
  }

  @Test func bothAtOnce() {
    let rows = grid([[("a", 2, 2), ("b", 1, 1)], [("c", 1, 1)], [("d", 1, 1)]])
    #expect(rows == [["a", "", "b"], ["a", "", "c"], ["d", "", ""]])
  }

  /// The first row's second cell goes down two rows; a wide cell of the second row would cover it.
  @Test func aCellFromAboveKeepsItsPlaceAndItsText() {
    let rows = grid([
      [("a", 1, 1), ("b", 1, 3)], [("c", 3, 1), ("d", 1, 1)], [("e", 2, 1), ("f", 1, 1)],
    ])
    #expect(rows == [["a", "b", ""], ["c", "b", "d"], ["e", "b", "f"]])
    #expect(grid([[("a", 1, 1), ("b", 1, 2)], [("c", 2, 1)]]) == [["a", "b"], ["c", "b"]])
  }

  /// Rows of cells with spans and names of their own.
  private func rows(_ random: inout SeededRandom) -> [[(String, columns: Int, rows: Int)]] {
    var number = 0
    return random.list(upTo: 6) { random in
      random.list(upTo: 5) { random in
        number += 1
        return ("c\(number)", 1 + random.below(3), 1 + random.below(3))
      }
    }
  }

  @Test func cellsFromAboveStandInEveryRowTheySpan() {
    var random = SeededRandom(43)
    for _ in 0..<400 {
      let rows = self.rows(&random).filter { !$0.isEmpty }
      guard let laidOut = grid(rows) else { continue }
      for (y, row) in rows.enumerated() {
        for cell in row {
          let below = laidOut[y..<min(y + cell.rows, laidOut.count)]
          let column = laidOut[y].firstIndex(of: cell.0) ?? 0
          #expect(
            below.allSatisfy { $0[column] == cell.0 || y > 0 && $0[column] == "^^" },
            "\(cell) of \(rows)")
        }
      }
    }
  }

  @Test func withoutAHeaderOneOfEmptyCellsIsSet() {
    var grid = SpannedTable()
    grid.add(SpannedTable.Cell(text: [97]))
    #expect(grid.laidOut == [[[]], [[97]]])
    #expect(SpannedTable().laidOut == nil)
  }

  @Test func noSpanBlowsTheTableUp() {
    #expect(grid([[("a", 1000, 1)]]) == nil)
    let tall = Array(repeating: [("a", columns: 100, rows: 1000)], count: 100)
    #expect(grid(tall) == nil)
  }

  @Test func noCellIsLost() {
    var random = SeededRandom(42)
    for _ in 0..<400 {
      let rows = self.rows(&random)
      guard let laidOut = grid(rows) else { continue }
      let texts = Set(laidOut.joined())
      #expect(rows.joined().allSatisfy { texts.contains($0.0) }, "\(rows)")
      #expect(Set(laidOut.map(\.count)).count == 1, "\(rows)")
    }
  }
}
