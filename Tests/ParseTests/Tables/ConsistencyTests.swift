import Cells
import Diagnostics
import Model
import TestSupport
import Testing
@testable import Parse

/// Tables that contradict themselves: told, and left as they are.
@Suite struct ConsistencyTests {
  private func table(_ columns: [(name: String, cells: [String])], parts: [Range<Int>]? = nil)
    -> DataTable
  {
    let typed = columns.map { name, cells in
      ColumnTyping(header: CellText(words: name), cells: cells.map { CellText(words: $0) })
    }
    let rows = columns[0].cells.indices.map { row in
      DataRow(
        node: row,
        cells: columns.indices.map {
          DataCell(raw: columns[$0].cells[row], value: typed[$0].values[row], node: row)
        })
    }
    return DataTable(
      id: "t", caption: "T", section: nil,
      columns: zip(columns, typed).map { column, typing in
        DataColumn(name: column.name, key: "k", type: typing.type, unit: typing.unit)
      },
      rows: rows,
      parts: (parts ?? [rows.indices]).map { TablePart(node: 0, panel: nil, rows: $0) })
  }

  private func told(_ columns: [(name: String, cells: [String])]) -> [String] {
    TableConsistency.findings(in: table(columns)).map { "\($0.rule) \($0.row) \($0.summary)" }
  }

  @Test func pixelsThatAreNotPointsTimesScale() {
    let names = ["One", "Two", "Three", "Four"]
    let sizes = [
      "414x736 pt (1080x1920 px @3x)", "375x667 pt (750x1334 px @2x)",
      "20x30 pt (20x30 px @1x, 40x61 px @2x)", "12.5x7 pt (25x14 px @2x)",
    ]
    #expect(
      told([("Model", names), ("Size", sizes)]) == [
        "pixels-differ 0 “One”: 414x736 pt @3x would be 1242x2208 px, not 1080x1920 px",
        "pixels-differ 2 “Three”: 20x30 pt @2x would be 40x60 px, not 40x61 px",
      ])
  }

  @Test func lengthsAndRangesHavePixelsToo() {
    let bars = [
      "100 pt (100 px @1x, 201 px @2x)", "9-21x9 pt (18-42x18 px @2x)",
      "9-21x9 pt (18-42x9 px @2x)", "Up to 5 pt (11 px @2x)",
    ]
    #expect(
      told([("Part", ["A", "B", "C", "D"]), ("Bar", bars)]).map { $0.split(separator: "”: ")[1] }
        == [
          "100 pt @2x would be 200 px, not 201 px",
          "9x9–21x9 pt @2x would be 18x18–42x18 px, not 18x9–42x9 px",
          "5 pt @2x would be 10 px, not 11 px",
        ])
  }

  @Test(arguments: [
    ("123.67", "3", "371", true), ("123.67", "3", "372", false), ("36.67", "3", "110", true),
    ("81.5", "2", "163", true), ("81.5", "2", "164", false), ("81", "2", "163", false),
    ("1000000000", "2", "5", true), ("0.1234567", "2", "5", true), ("2", "1.5", "3", true),
  ])
  func pointsMayHaveBeenRounded(points: String, scale: String, pixels: String, fits: Bool) throws {
    let typing = ColumnTyping(
      header: CellText(words: ""), cells: [points, scale, pixels].map { CellText(words: $0) })
    let numbers = typing.values.map { value -> Number? in
      if case .number(let number) = value { number } else { nil }
    }
    let (points, scale) = (try #require(numbers[0]), try #require(numbers[1]))
    #expect(try #require(numbers[2]).isProduct(of: points, scale) == fits)
  }

  @Test func productsAreExact() {
    #expect(Number(units: 815, places: 1).times(Number(units: 2)) == Number(units: 163))
    #expect(Number(units: 825, places: 2).times(Number(units: 3))?.plain == "24.75")
    #expect(Number(units: 0).times(Number(units: 3))?.plain == "0")
    #expect(Number(units: .max).times(Number(units: 2)) == nil)
  }

  @Test func unitsAndScalesThatTheHeaderContradicts() {
    #expect(
      told([("Name", ["A", "B"]), ("Width (pt)", ["5 pt", "6 px"])])
        == ["unit-differs 1 “B”: the cell says px, its header pt"])
    let icons = ["6x6 pt (18x18 px @3x)", "6x6 pt (12x12 px @2x, 18x18 px @3x)"]
    #expect(
      told([("Name", ["A", "B"]), ("@2x", icons)])
        == ["unit-differs 0 “A”: the cell says @3x, its header @2x"])
  }

  @Test func cellsThatAreNotWhatTheirColumnIs() {
    #expect(
      told([("Name", ["A", "B", "C", "D", "E"]), ("Count", ["1", "2", "3", "4", "many"])])
        == ["column-conflict 4 “E”: “many” is not a whole number, unlike the column “Count”"])
    #expect(told([("Name", ["A", "B"]), ("Any", ["1", "many"])]) == [])
    let mostlyRanges = ["4x5–6", "7x8–9", "7x9", "2x4", "5–7"]
    #expect(
      told([("Name", ["A", "B", "C", "D", "E"]), ("Box", mostlyRanges)])
        == ["column-conflict 4 “E”: “5–7” is not a range, unlike the column “Box”"])
  }

  @Test func rowsThatAreThereTwice() {
    let rows = [("Name", ["A", "B", "A", "A", ""]), ("Count", ["1", "1", "1", "2", ""])]
    #expect(told(rows) == ["duplicate-row 2 “A”: same as row 1"])
    let panels = table(rows, parts: [0..<2, 2..<5])
    #expect(TableConsistency.findings(in: panels) == [])
    #expect(told([("Name", ["", ""]), ("Count", ["", ""])]) == [])
  }

  /// An oracle: sizes that were made to fit are not told, and those that were not are, each once.
  @Test func exactlyTheWrongRowsAreTold() {
    var random = SeededRandom(41)
    for _ in 0..<100 {
      let isWrong = (0..<8).map { _ in random.chance(3) }
      let sizes = isWrong.map { wrong in
        let (width, height, scale) = (
          random.below(2000), 1 + random.below(2000), 1 + random.below(3)
        )
        let half = scale == 2 && random.chance(2) ? ".5" : ""
        let pixels = width * scale + (half.isEmpty ? 0 : 1) + (wrong ? 1 + random.below(9) : 0)
        return "\(width)\(half)x\(height) pt (\(pixels)x\(height * scale) px @\(scale)x)"
      }
      let rows = table([("Name", sizes.indices.map { "N\($0)" }), ("Size", sizes)])
      let told = TableConsistency.findings(in: rows).filter { $0.rule.id == "pixels-differ" }
      #expect(told.map(\.row) == isWrong.indices.filter { isWrong[$0] }, "\(sizes)")
    }
  }

  @Test func aPageTellsWhatItsTablesContradict() {
    let markdown = """
      ## Screens

      | Model | Size | Width (pt) |
      |--|--|--|
      | One | 10x20 pt (30x60 px @3x) | 10 |
      | Two | 10x20 pt (30x61 px @3x) | 10 pt |
      | Three | 11x20 pt (22x40 px @2x) | 11 px |
      | One | 10x20 pt (30x60 px @3x) | 10 |
      | Four | large | 12 |
      | Five | 12x20 pt (24x40 px @2x) | 13 |

      """
    let (_, diagnostics) = DocumentParser.parse(page(Array(markdown.utf8), firstLine: 5))
    #expect(
      diagnostics.inOrder.map { "\($0.location.line) \($0.rule)" } == [
        "10 pixels-differ", "11 unit-differs", "12 duplicate-row", "13 column-conflict",
      ])
    #expect(diagnostics.allSatisfy { $0.level == .note && $0.why != nil })
  }

  @Test func findingsPointAtTheirCell() {
    let document = parsed("| a | b |\n|--|--|\n| x | 5 pt |\n", firstLine: 7)
    let cells = document.nodes.indices.filter { document.nodes[$0].kind == .cell }
    let value = CellValue.quantity(Number(units: 5), .points)
    let table = DataTable(
      id: "t", caption: "T", section: nil,
      columns: [DataColumn(name: "b (px)", key: "b", type: .quantity, unit: .pixels)],
      rows: [DataRow(node: 0, cells: [DataCell(raw: "5 pt", value: value, node: cells[3])])],
      parts: [])
    let diagnostics = TableConsistency.diagnostics(
      for: table, nodes: document.nodes, file: document.file)
    #expect(diagnostics.map(\.location.text) == ["t.md:9:6"])
    #expect(diagnostics.map(\.level) == [.note])
    #expect(diagnostics.map(\.rule.id) == ["unit-differs"])
  }
}
