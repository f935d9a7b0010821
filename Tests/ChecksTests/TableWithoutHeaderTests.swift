import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct TableWithoutHeaderTests {
  private func found(_ lines: String...) -> [String] {
    let table = lines.joined(separator: "\n")
    return findings(
      of: TableWithoutHeader.self, [TestPage(slug: "a", markdown: "# A\n\n\(table)\n")]
    )
    .map { $0.told.replacing("“T a”", with: "“A”") }
  }

  @Test func aColumnWithoutANameIsFound() {
    let found = found("| Device | |", "| - | - |", "| Phone | one |", "| Watch | two |")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.md:7:1 Column 2 of ") == true, "\(found)")
  }

  @Test func aTableWithNoNamesAtAllIsFound() {
    let found = found("| | |", "| - | - |", "| 44 pt | 1 |", "| 45 pt | 2 |", "| 46 pt | 3 |")
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("has no header") == true, "\(found)")
  }

  @Test func aTableWithNamesIsFine() {
    #expect(found("| Device | Size |", "| - | - |", "| Phone | 44 pt |") == [])
    // The first column names the rows, and an empty one has nothing to name.
    #expect(found("| | Size | |", "| - | - | - |", "| Phone | 44 pt | |") == [])
  }
}
