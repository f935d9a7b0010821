@testable import Cells
import JSON
import Model
import Testing

@testable import Export
import Vocabulary

/// Cells as JSON, and as flat records.
@Suite struct CellTests {
  private static func size(_ width: Int, _ height: Int, _ unit: Unit? = nil) -> TableSize {
    TableSize(width: Number(units: width), height: Number(units: height), unit: unit)
  }

  private static let points = CellValue.quantity(Number(units: 100), .points)
  private static let pixels = CellValue.quantity(Number(units: 200), .pixels)
  private static let two = Number(units: 2)

  static let cases: [(CellValue, String)] = [
    (.absent, "null"),
    (.number(Number(units: 3250, places: 2)), "32.50"),
    (.number(Number(units: -11, isSigned: true)), "-11"),
    (.number(Number(units: 1024, form: .grouped)), "1024"),
    (.quantity(Number(units: 90), .percent), #"{"number":90,"unit":"%"}"#),
    (.size(size(44, 44, .points)), #"{"width":44,"height":44,"unit":"pt"}"#),
    (.size(size(860, 420)), #"{"width":860,"height":420,"unit":null}"#),
    (
      .screen(points: size(100, 200, .points), pixels: [ScaledSize(size(200, 400), scale: two)]),
      #"{"points":{"width":100,"height":200,"unit":"pt"},"#
        + #""pixels":[{"width":200,"height":400,"scale":2}]}"#
    ),
    (.scales([two, Number(units: 3)]), "[2,3]"),
    (.color(RGB(red: 255, green: 5, blue: 60)), ##""#FF053C""##),
    (.word(.date, "2025-06-09"), #""2025-06-09""#),
    (.platforms([.iOS, .tvOS]), #"["iOS","tvOS"]"#),
    (.sizeClasses(width: .compact, height: .regular), #"{"width":"compact","height":"regular"}"#),
    (.flag(true), "true"),
    (.symbol(SymbolName("box", framework: "SF")), #"{"symbol":"box","framework":"SF"}"#),
    (.word(.link, "https://example.org/"), #""https://example.org/""#),
    (.list([.flag(false), .absent]), "[false,null]"),
    (.range(.absent, points), #"{"from":null,"to":{"number":100,"unit":"pt"}}"#),
    (
      .scaled(points, [ScaledValue(pixels, scale: two)]),
      #"{"points":{"number":100,"unit":"pt"},"#
        + #""pixels":[{"value":{"number":200,"unit":"px"},"scale":2}]}"#
    ),
    (.ratio(Number(units: 16), Number(units: 9)), #"{"ratio":[16,9]}"#),
    (.word(.weight, "semibold"), #""semibold""#),
  ]

  @Test(arguments: cases) func valueAsJSON(value: CellValue, text: String) throws {
    #expect(JSONWriter.text(value.json()) == text)
    let site = Samples.site([Samples.page(tables: [Samples.table(of: [value])])])
    let file = try ExportOrder.files("tables", "json", site)["tables/boxes--values.json"]
    let type = value.type.map { #","type":"\#($0.rawValue)""# } ?? ""
    #expect(file?.contains(#"{"raw":"raw","value":\#(text)\#(type)}"#) == true)
  }

  @Test func aTablesOwnFile() throws {
    let files = try ExportOrder.files("tables", "json")
    let table = try JSONReader.read(Array(try #require(files["tables/boxes--sizes.json"]).utf8))
    #expect(table["$schema"] == "../schema/table.json" && table["line"] == 12)
    #expect(
      table["parts"] == [
        ["panel": "Small", "line": 12, "from": 0, "to": 1],
        ["panel": "Large", "line": 16, "from": 1, "to": 2],
      ])
    let rows = try #require(table["rows"]?.array)
    #expect(
      JSONWriter.text(rows[0]) == #"{"line":16,"cells":[{"raw":"Small"},"#
        + #"{"raw":"44 pt","value":{"number":44,"unit":"pt"}},{"raw":"+0.240","value":0.24}]}"#)
    #expect(
      rows[1]["cells"] == [
        ["raw": "Large"], ["raw": "any\nsize", "type": "text", "spanned": true],
        ["raw": "–", "value": .null],
      ])
    #expect(files["tables/boxes--sizes.json"]?.contains("\"value\":0.240") == true)
  }

  @Test func aSizeWithoutAUnitHasItsColumns() {
    let range = CellValue.range(.size(Self.size(1, 2)), .size(Self.size(3, 4, .pixels)))
    let sizes = [#"{"width":1,"height":2,"unit":"mm"}"#, #"{"width":3,"height":4,"unit":"px"}"#]
    #expect(
      JSONWriter.text(range.json(unit: .millimeters)) == #"{"from":\#(sizes[0]),"to":\#(sizes[1])}"#
    )
    #expect(
      JSONWriter.text(CellValue.list([range, .absent]).json(unit: .millimeters))
        == #"[{"from":\#(sizes[0]),"to":\#(sizes[1])},null]"#)
  }

  @Test func aWholeNumberIsAtHomeAmongDecimals() {
    #expect(ColumnType.decimal.covers(.integer) && ColumnType.signed.covers(.decimal))
    #expect(!ColumnType.decimal.covers(.quantity) && !ColumnType.mixed.covers(.integer))
  }

  @Test func cellsAsFlatRecords() throws {
    let screen = CellValue.screen(points: Self.size(100, 200, .points), pixels: [])
    let tables = [Samples.table, Samples.table(of: [screen], type: .screen)]
    let site = Samples.site([Samples.page(tables: tables)])
    let text = try #require(try ExportOrder.files("tables", "csv", site)["cells.csv"])
    let lines = text.replacing("any\nsize", with: "any size").split(separator: "\r\n")
    let expected: [String] = [
      "id,tableId,row,position,key,raw,type,number,unit,width,height,value",
      "boxes--sizes:0:0,boxes--sizes,0,0,panel,Small,text,,,,,",
      "boxes--sizes:0:1,boxes--sizes,0,1,size-outer,44 pt,quantity,44,pt,,,"
        + #""{""number"":44,""unit"":""pt""}""#,
      "boxes--sizes:0:2,boxes--sizes,0,2,column-3,+0.240,signed,0.240,,,,0.240",
      "boxes--sizes:1:0,boxes--sizes,1,0,panel,Large,text,,,,,",
      #"boxes--sizes:1:1,boxes--sizes,1,1,size-outer,"any size",text,,,,,"#,
      "boxes--sizes:1:2,boxes--sizes,1,2,column-3,–,,,,,,null",
      "boxes--values:0:0,boxes--values,0,0,value,raw,screen,,pt,100,200,"
        + #""{""points"":{""width"":100,""height"":200,""unit"":""pt""},""pixels"":[]}""#,
    ]
    #expect(lines.map(String.init) == expected)
  }
}
