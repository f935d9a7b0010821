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
    let folder = Path.join(Self.folder, type.rawValue)
    let bytes = try FileSystem.disk.read(Path.join(folder, "input.md"))
    let table = TypedTable(String(decoding: bytes, as: UTF8.self))
    #expect(table.columns.contains { $0.typing.type == type })
    #expect(Golden.difference(table.dump, from: Path.join(folder, "expected.txt")) == nil)
  }

  @Test func allFoldersAreTypes() {
    #expect(Fixtures.cases(in: Self.folder) == ColumnType.allCases.map(\.rawValue).sorted())
  }

  @Test func theRegistryHasAllTypesOnce() {
    let types = ColumnRegistry.all.flatMap { $0.types }
    #expect(Set(types).count == types.count)
    #expect(Set(types) == Set(ColumnType.allCases).subtracting([.text, .mixed]))
    #expect(Set(ColumnType.bySpecificity) == Set(ColumnType.allCases).subtracting([.mixed]))
  }
}
