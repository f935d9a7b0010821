@testable import Cells
import JSON
import Model
import Testing

@testable import Export
import Vocabulary

/// Each kind of value, as the site writes it, fits the schema that the site publishes.
@Suite struct CellSchemaTests {
  private static let size = TableSize(
    width: Number(units: 44), height: Number(units: 44), unit: .points)
  private static let pixels = ScaledSize(size, scale: Number(units: 2))

  private static let two = Number(units: 2)
  private static let twice = CellValue.number(Number(units: 200))

  /// A value of each kind. The switch has no default: a new kind does not compile without its own.
  private static let values: [CellValue] = {
    let first = CellValue.absent
    var values = [first]
    while let next = next(behind: values[values.count - 1]) { values.append(next) }
    return values
  }()

  private static func next(behind value: CellValue) -> CellValue? {
    switch value {
    case .absent: .text
    case .text: .number(Number(units: 17))
    case .number: .quantity(Number(units: 44), .points)
    case .quantity: .size(size)
    case .size: .screen(points: size, pixels: [pixels])
    case .screen: .scales([Number(units: 2), Number(units: 3)])
    case .scales: .color(RGB(red: 1, green: 2, blue: 3))
    case .color: .platforms([.iOS, .macOS])
    case .platforms: .sizeClasses(width: .compact, height: .regular)
    case .sizeClasses: .flag(true)
    case .flag: .symbol(SymbolName("label", framework: "UIKit"))
    case .symbol: .list([.number(Number(units: 1)), .size(size), .absent])
    case .list: .range(.number(Number(units: 84)), .absent)
    case .range: .scaled(.number(Number(units: 100)), [ScaledValue(twice, scale: two)])
    case .scaled: .ratio(Number(units: 16), Number(units: 9))
    case .ratio: .word(.weight, "bold")
    case .word: nil
    }
  }

  private func schema() throws -> JSONValue {
    try JSONReader.read(Array(JSONWriter.text(Schema.table).utf8))
  }

  @Test func everyKindOfValueFits() throws {
    let definitions = try #require(try schema()["$defs"])
    let check = SchemaCheck(definitions: definitions)
    let value = try #require(definitions["value"])
    #expect(Self.values.count == 17)
    for cell in Self.values {
      let written = try JSONReader.read(Array(JSONWriter.text(cell.json(unit: .points)).utf8))
      #expect(check.faults(written, value) == [], "\(cell)")
    }
  }

  /// The check finds what does not fit.
  @Test(arguments: [
    #"{"number": 44, "unit": "furlong"}"#, #"{"number": 44}"#, #"{"ratio": 16}"#,
    #"{"width": "compact", "height": "huge"}"#, #"{"from": 1, "to": {"new": 2}}"#,
    #"{"colour": "red"}"#,
  ])
  func whatIsNoValueDoesNot(text: String) throws {
    let definitions = try #require(try schema()["$defs"])
    let value = try #require(definitions["value"])
    let written = try JSONReader.read(Array(text.utf8))
    #expect(SchemaCheck(definitions: definitions).faults(written, value) != [])
  }

  @Test func everyTypeOfColumnIsAChoice() throws {
    let schema = try schema()
    let column = try #require(schema["properties"]?["columns"]?["items"]?["properties"]?["type"])
    #expect(
      column["enum"]?.array?.compactMap(\.string) == ColumnRegistry.types.map(\.rawValue))
    #expect(Self.values.compactMap(\.type).allSatisfy(ColumnRegistry.types.contains))
  }
}
