import Model
import Testing
@testable import Cells

/// Real columns: names of tables, headers and figures are facts.
@Suite struct LabeledColumnTests {
  @Test func thereAreSixtyColumnsOfAllKinds() throws {
    let columns = try LabeledColumn.all()
    #expect(columns.count >= 60)
    #expect(Set(columns.map(\.table)).count > 40)
    let kinds = columns.compactMap { $0.label.split(separator: " ").first.map(String.init) }
    let types = kinds.map { kind in ColumnRegistry.types.first { $0.rawValue == kind } }
    #expect(!types.contains(nil))
    // Of a date and of a list no column was labeled; nobody says “list” of a column.
    #expect(Set(types).count >= 18)
  }

  @Test func atMostFiveAreNotWhatAPersonSays() throws {
    let differing = try LabeledColumn.all().filter { $0.label != $0.typed }
    #expect(
      differing.map(\.header) == [
        "Text size", "Scale factors", "Transparency", "Series", "Dimensions (pt)",
      ])
  }

  @Test(arguments: try LabeledColumn.all())
  func columnIsTyped(column: LabeledColumn) throws {
    let typing = try #require(TypedTable(column.markdown).columns.first).typing
    #expect(typing.told == column.typed)
    #expect(typing.conflicts == [])
  }

  @Test(arguments: try KnownValue.all())
  func valueIsKnown(known: KnownValue) throws {
    let table = TypedTable("| \(known.header) |\n|--|\n| \(known.raw) |\n")
    #expect(try #require(table.columns.first).typing.values.map(\.told) == [known.told])
  }

  @Test func twentyValuesOfAsManyTables() throws {
    #expect(Set(try KnownValue.all().map(\.table)).count >= 20)
  }
}

extension ColumnTyping {
  /// Type and unit: `quantity pt`.
  fileprivate var told: String { type.rawValue + (unit.map { " \($0.rawValue)" } ?? "") }
}
