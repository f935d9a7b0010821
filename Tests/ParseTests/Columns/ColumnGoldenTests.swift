import Files
import Model
import TestSupport
import Testing
@testable import Parse

/// One folder a type: a table, and what its cells say.
@Suite struct ColumnGoldenTests {
  private static let folder = Fixtures.folder("../Fixtures/Columns", beside: #filePath)

  @Test(arguments: ColumnType.allCases)
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

  @Test func allFoldersAreTypes() {
    #expect(Fixtures.cases(in: Self.folder) == ColumnType.allCases.map(\.rawValue).sorted())
  }

  @Test func theRegistryReadsAllTypes() throws {
    let tables = try ColumnType.allCases.map(Self.table)
    let values = tables.flatMap(\.columns).flatMap { $0.typing.values }
    let types = Set(values.compactMap(\.type)).subtracting([.text])
    #expect(types == Set(ColumnType.allCases).subtracting([.text, .mixed]))
    #expect(Set(ColumnType.bySpecificity) == Set(ColumnType.allCases).subtracting([.mixed]))
  }
}
