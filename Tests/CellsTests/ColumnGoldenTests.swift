import Files
import Model
import TestSupport
import Testing
@testable import Cells

/// One folder a type: a table, and what its cells say.
@Suite struct ColumnGoldenTests {
  private static let folder = Fixtures.folder("Fixtures/Columns", beside: #filePath)

  @Test(arguments: ColumnRegistry.types)
  func columnsAreTyped(type: ColumnType) throws {
    let table = try Self.table(of: type)
    #expect(table.columns.contains { $0.typing.type == type })
    let expected = Path.join(Path.join(Self.folder, type.rawValue), "expected.txt")
    #expect(Golden.difference(table.dump, from: expected) == nil)
  }

  private static func table(of type: ColumnType) throws -> TypedTable {
    let input = Path.join(Path.join(folder, type.rawValue), "input.md")
    return TypedTable(String(decoding: try FileSystem.disk.read(input), as: UTF8.self))
  }

  @Test func allTypesHaveNamesOfTheirOwn() {
    let types = ColumnRegistry.types
    #expect(Set(types).count == types.count)
    // Decimal and signed figures are both numbers.
    #expect(Set(types.map(\.label)).count == types.count - 1)
  }

  @Test func theDocsHaveEveryType() throws {
    let named = try Fixtures.rowNames(of: "columns.md")
    let missing = ColumnRegistry.types.map(\.rawValue).filter { !named.contains($0) }
    #expect(missing == [], "docs/columns.md needs a row for each")
  }

  @Test func allFoldersAreTypes() {
    #expect(Fixtures.cases(in: Self.folder) == ColumnRegistry.types.map(\.rawValue).sorted())
  }

  @Test func theRegistryReadsAllTypes() throws {
    let tables = try ColumnRegistry.types.map(Self.table)
    let values = tables.flatMap(\.columns).flatMap { $0.typing.values }
    let types = Set(values.compactMap(\.type)).subtracting([.text])
    #expect(types == Set(ColumnRegistry.types).subtracting([.text, .mixed]))
  }
}
