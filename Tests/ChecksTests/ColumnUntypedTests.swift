import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct ColumnUntypedTests {
  private func found(_ rows: String...) -> [String] {
    let table = (["| Device | Size | Note |", "| - | - | - |"] + rows).joined(separator: "\n")
    return findings(of: ColumnUntyped.self, [TestPage(slug: "a", markdown: "# A\n\n\(table)\n")])
      .map(\.told)
  }

  @Test func aColumnOfManyKindsBesideATypedOneIsFound() {
    let found = found("| A | 44 pt | 3 |", "| B | 45 pt | 2025-06-09 |", "| C | 46 pt | 16:9 |")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.md:7:1 The column “Note” of ") == true, "\(found)")
  }

  @Test func columnsOfOneKindAreFine() {
    #expect(found("| A | 44 pt | x |", "| B | 45 pt | y |") == [])
    #expect(found("| A | 44 pt | 1 |", "| B | 45 pt | 2 |") == [])
  }

  @Test func aTableWithoutAnyTypeIsText() {
    #expect(found("| A | b | c |", "| B | c | d |") == [])
  }
}
