import Model
import Testing
@testable import Cells

/// What a column is when its cells are not all alike.
@Suite struct ColumnTypingTests {
  @Test(arguments: [
    (["1", "2", "3"], ColumnType.integer), (["1", "2.5", "3"], .decimal),
    (["1", "2.5", "-3"], .signed), (["1", "+2", "x"], .mixed),
    (["1", "2", "3", "4", "x"], .integer), (["1", "2", "3", "x", "y"], .mixed),
    (["a", "b", "c", "d", "1"], .text), (["", "–", "N/A"], .text), ([], .text),
    (["4x4", "5x5", "5–6x5"], .range), (["4 pt", "5 pt", "6x5 pt"], .mixed),
    (["1", "2", "3 and 4"], .list), (["@2x", "@3x"], .scale),
  ])
  func theTypeIsTheMostSpecificThatFits(words: [String], type: ColumnType) {
    #expect(typing(words).type == type)
  }

  @Test func aCellThatDoesNotFitKeepsWhatItSays() {
    let column = typing(["1", "2", "3", "4", "5 pt"])
    #expect(column.type == .integer)
    #expect(column.conflicts == [4])
    #expect(column.values[4] == .quantity(Number(units: 5), .points))
  }

  @Test func fourOfFiveMakeAColumn() {
    let four = Array(repeating: "7", count: 4)
    #expect(typing(four + ["x"]).conflicts == [4])
    #expect(typing(four + ["x", "y"]).type == .mixed)
    #expect(typing(four + ["x", "", "–", "N/A"]).type == .integer)
  }

  @Test func textStaysTextThoughDigitsHappen() {
    let keys = typing(["A", "B", "C", "D", "E", "1"])
    #expect(keys.values.allSatisfy { $0 == .text })
    #expect(keys.conflicts == [])
  }

  @Test func wordsThatMeanSomethingAmongTheirLikeOnly() {
    #expect(typing(["Small", "Regular", "Large"]).values == [.text, .text, .text])
    #expect(
      typing(["Regular", "Bold"]).values == [.word(.weight, "regular"), .word(.weight, "bold")])
    #expect(typing(["8-bit", "No", "None"]).values[1] == .text)
  }

  @Test(arguments: [
    ("Size (points)", Unit.points), ("Tracking (1/1000 em)", .thousandthsOfEm),
    ("Screen (portrait, pt)", .points), ("Size in mm (scaled to 100%)", .millimeters),
    ("@2x (pixels)", .pixels), ("Island width (pt)", .points), ("Extra large (64 pt)", nil),
    ("Supported in", nil), ("Height (given as a range)", nil), ("Minimum", nil), ("", nil),
    ("Points", nil), ("Delay (s)", .seconds), ("Size (in)", .inches),
  ])
  func headersStateUnits(header: String, unit: Unit?) {
    #expect(ColumnHeader(CellText(words: header)).unit == unit)
    #expect(typing(["17"], under: header).unit == unit)
  }

  @Test func theUnitThatAllCellsShareIsTheColumns() {
    #expect(typing(["4 pt", "", "5 pt"]).unit == .points)
    #expect(typing(["4x4 px", "5x5 px"]).unit == .pixels)
    #expect(typing(["4 pt", "5 px"]).unit == nil)
    #expect(typing(["4 pt", "5 px"], under: "Length (pt)").unit == .points)
  }

  @Test func figuresAmongQuantitiesHaveTheHeadersUnit() {
    let column = typing(["4 mm", "5 mm", "6"], under: "Length (mm)")
    #expect(column.type == .quantity)
    #expect(column.values[2] == .quantity(Number(units: 6), .millimeters))
    #expect(typing(["4 mm", "5 mm", "6"]).type == .mixed)
  }

  @Test func proseIsNotLookedThrough() {
    let prose = String(repeating: "7, ", count: 100) + "8"
    #expect(value(prose) == nil)
    #expect(typing([prose]).values == [.text])
  }

  /// Brackets without end cost nothing, in headers and in cells.
  @Test(.timeLimit(.minutes(15)))
  func hostileColumnsAreReadInTime() {
    for piece in ["(", "(pt ", ", ", " in ", "@", "1,", "1-", "1x", "*", "R-", "up to "] {
      let long = String(repeating: piece, count: 200_000)
      let short = String(repeating: piece, count: 190 / piece.utf8.count)
      let column = typing(Array(repeating: short, count: 200) + [long], under: long)
      #expect(column.values.count == 201)
      #expect(column.unit == nil)
    }
  }
}
