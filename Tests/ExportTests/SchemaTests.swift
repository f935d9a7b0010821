import JSON
import Model
import Testing

@testable import Export

/// Schemas name what the files hold; whether files fit them is asked of a validator in
/// `Tests/Browser/test_data.py`.
@Suite struct SchemaTests {
  @Test(arguments: SubjectRegistry.subjects.map(\.name))
  func everyFieldIsDescribedAndRequired(name: String) throws {
    let files = try ExportOrder.files(name, "json")
    let schema = try JSONReader.read(Array(try #require(files["schema/\(name).json"]).utf8))
    #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    let items = try #require(schema["properties"]?[name]?["items"])
    let file = try JSONReader.read(Array(try #require(files["\(name).json"]).utf8))
    guard case .object(let record) = file[name]?.array?.first,
      case .object(let properties) = items["properties"]
    else { return #expect(Bool(false), "no record, or no properties") }
    #expect(properties.map(\.name) == record.map(\.name))
    #expect(items["required"]?.array?.compactMap(\.string) == record.map(\.name))
    #expect(properties.allSatisfy { ($0.value["description"]?.string ?? "").count > 5 })
  }

  @Test func aTableFileHasWhatItsSchemaRequires() throws {
    let files = try ExportOrder.files("tables", "json")
    let schema = try JSONReader.read(Array(try #require(files["schema/table.json"]).utf8))
    let table = try JSONReader.read(Array(try #require(files["tables/boxes--sizes.json"]).utf8))
    let required = try #require(schema["required"]?.array).compactMap(\.string)
    #expect(required.count > 10 && required.allSatisfy { table[$0] != nil })
  }
}
