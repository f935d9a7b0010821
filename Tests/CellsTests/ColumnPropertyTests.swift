import Model
import TestSupport
import Testing
@testable import Cells

/// What holds for any column.
@Suite struct ColumnPropertyTests {
  /// Cells of all kinds, as they stand in tables.
  private static let cells = [
    "17", "3", "0", "32.5", ".5", "+0.24", "-11", "44 pt", "90%", "8-bit", "44x44 pt", "860 × 420",
    "9x9 pt (18x18 px @2x)", "9 pt (18 px @2x)", "@2x", "@2x, @3x", "R-1,G-2,B-3", "#00FF00",
    "June 9, 2025", "iOS, macOS", "Compact width, regular height", "Yes", "No", "84–160", "16:9",
    "Bold", "Up to 17 pt", "6, 7, and 8", "words", "–", "", "N/A",
  ]

  private func column(_ random: inout SeededRandom) -> [String] {
    // Few kinds a column, so that some of them prevail.
    let kinds = (0..<1 + random.below(3)).map { _ in random.pick(Self.cells) }
    return (0..<1 + random.below(12)).map { _ in random.pick(kinds) }
  }

  /// The order of rows says nothing about a column.
  @Test func rowsMayStandInAnyOrder() {
    var random = SeededRandom(11)
    for _ in 0..<400 {
      let words = column(&random)
      let order = words.indices.shuffled(using: &random)
      let (one, other) = (typing(words), typing(order.map { words[$0] }))
      #expect(one.type == other.type && one.unit == other.unit, "\(words)")
      #expect(order.map { one.values[$0] } == other.values, "\(words)")
      #expect(
        Set(order.map(one.conflicts.contains))
          == Set(
            other.values.indices.map(
              other.conflicts.contains)), "\(words)")
    }
  }

  /// Cells without a value change nothing.
  @Test func absentCellsHaveNoSay() {
    var random = SeededRandom(12)
    for _ in 0..<400 {
      let words = column(&random)
      let (one, more) = (typing(words), typing(words + ["–", "", "N/A"]))
      #expect(one.type == more.type && one.unit == more.unit, "\(words)")
      #expect(one.values == Array(more.values.dropLast(3)), "\(words)")
      #expect(one.conflicts == more.conflicts, "\(words)")
    }
  }

  /// Every row twice is the same column.
  @Test func proportionsDecideNotCounts() {
    var random = SeededRandom(13)
    for _ in 0..<400 {
      let words = column(&random)
      let (one, two) = (typing(words), typing(words + words))
      #expect(one.type == two.type, "\(words)")
      #expect(one.values + one.values == two.values, "\(words)")
      #expect(one.conflicts.count * 2 == two.conflicts.count, "\(words)")
    }
  }

  /// What does not conflict fits, and conflicts are a fifth at most.
  @Test func conflictsAreFew() {
    var random = SeededRandom(14)
    var found = 0
    for _ in 0..<2000 {
      let words = column(&random)
      let typed = typing(words)
      let present = typed.values.count { $0 != .absent }
      #expect(typed.conflicts.count * 5 <= present, "\(words)")
      if typed.type == .text || typed.type == .mixed { #expect(typed.conflicts == []) }
      if typed.type == .text { #expect(typed.values.allSatisfy { $0 == .text || $0 == .absent }) }
      found += typed.conflicts.count
    }
    #expect(found > 10)
  }

  /// A column of one cell again and again is what the cell is.
  @Test(arguments: cells)
  func alikeCellsMakeTheirColumn(words: String) {
    let typed = typing(Array(repeating: words, count: 5))
    let own = value(words) ?? .text
    let isAbsent = typed.values[0] == .absent
    #expect(typed.type == (isAbsent ? .text : own.type))
    #expect(typed.values == Array(repeating: isAbsent ? .absent : own, count: 5))
  }

  /// A cell reads the same alone and in an enumeration of its like.
  @Test func listsAreMadeOfTheirParts() {
    var random = SeededRandom(15)
    let kinds = [
      ["17", "3", "2.5", "-11"], ["44 pt", "9 pt"], ["4x4", "5 × 6"], ["16:9", "4:3"],
    ]
    for _ in 0..<300 {
      let kind = random.pick(kinds)
      let parts = (0..<2 + random.below(3)).map { _ in random.pick(kind) }
      let joined =
        parts.dropLast().joined(separator: ", ") + random.pick([", ", " and ", ", and "])
        + parts[parts.count - 1]
      #expect(value(joined) == .list(parts.compactMap { value($0) }), "\(joined)")
    }
  }

  @Test func partsOfTwoKindsAreNoList() {
    for words in ["17, 4 pt", "4x4, 16:9", "17, many", "17,", "17, , 18 pt", "Yes, No, 3"] {
      if case .list = value(words) { Issue.record("\(words) is read as a list") }
    }
  }
}
