import Model
import TestSupport
import Testing

@Suite struct DocumentedTypesTests {
  @Test func theDocsHaveEveryTypeOfColumns() throws {
    let named = try Fixtures.rowNames(of: "columns.md")
    let missing = ColumnType.allCases.map(\.rawValue).filter { !named.contains($0) }
    #expect(missing == [], "docs/columns.md needs a row for each")
  }
}
