import Model
import Testing

@Suite struct DeviceCatalogTests {
  private let points = TableSize(
    width: Number(units: 402), height: Number(units: 874), unit: .points)
  private let pixels = ScaledSize(
    TableSize(width: Number(units: 1206), height: Number(units: 2622), unit: .pixels),
    scale: Number(units: 3))

  private func cell(_ raw: String, _ value: CellValue = .text) -> DataCell {
    DataCell(raw: raw, value: value, node: nil)
  }

  private func number(_ units: Int) -> DataCell {
    cell(String(units), .number(Number(units: units)))
  }

  private func document(
    _ slug: String, _ columns: [(String, ColumnType)], _ rows: [[DataCell]], unit: Unit? = nil
  ) -> Document {
    let table = DataTable(
      id: slug + "--sizes", caption: "", section: nil,
      columns: columns.map { DataColumn(name: $0.0, key: $0.0, type: $0.1, unit: unit) },
      rows: rows.map { DataRow(node: 0, cells: $0) }, parts: [])
    return Document(
      frontMatter: FrontMatter(title: slug, slug: Slug(making: slug), url: ""), file: "",
      nodes: [], sections: [],
      tables: [table])
  }

  private var screens: Document {
    document(
      "screens", [("Model", .text), ("Dimensions (portrait)", .screen)],
      [[cell("Slate 17"), cell("…", .screen(points: points, pixels: [pixels]))]])
  }

  @Test func factsOfOneDeviceAreJoinedByItsName() throws {
    let classes = document(
      "classes", [("Model", .text), ("Portrait orientation", .sizeClasses), ("Note", .text)],
      [[cell("Slate 17"), cell("…", .sizeClasses(width: .compact, height: .regular)), cell("")]])
    let devices = DeviceCatalog.devices(in: [screens, classes])
    let device = try #require(devices.first)
    #expect(devices.count == 1 && device.name == "Slate 17" && device.caseSize == nil)
    #expect(device.screen?.points == points && device.screen?.pixels == [pixels])
    #expect(device.pixels == pixels.size)
    #expect(device.facts.map(\.page.slug) == ["screens", "classes"])
    #expect(device.facts.map(\.table) == ["screens--sizes", "classes--sizes"])
  }

  @Test func aDeviceOfSeveralRowsHasTheirOtherWordsAsConditions() {
    let widths = document(
      "islands", [("Kind", .text), ("Device", .text), ("Island width (pt)", .integer)],
      [
        [cell("Compact"), cell("Slate 17"), number(230)],
        [cell("Expanded"), cell("Slate 17"), number(371)],
      ])
    let facts = DeviceCatalog.devices(in: [widths]).flatMap { $0.facts(named: "island") }
    #expect(facts.map(\.conditions) == [["Compact"], ["Expanded"]])
    #expect(facts.map(\.raw) == ["230", "371"])
  }

  @Test func casesOfOneSeriesAreDevicesOfTheirOwn() {
    let watches = document(
      "watches",
      [("Series", .text), ("Size", .quantity), ("Width", .integer), ("Height", .integer)],
      [
        [cell("10, 11"), cell("42mm"), number(374), number(446)],
        [cell("10, 11"), cell("46mm"), number(416), number(496)],
        [cell("Ultra"), cell("49mm"), number(422), cell("", .absent)],
      ], unit: .pixels)
    let devices = DeviceCatalog.devices(in: [watches])
    #expect(devices.map(\.name) == ["Series 10, 11", "Series 10, 11", "Ultra"])
    #expect(devices.map(\.caseSize) == ["42mm", "46mm", "49mm"])
    #expect(devices.map(\.pixels?.width.units) == [374, 416, nil])
  }

  @Test func otherTablesAndRowsWithoutANameSayNothing() {
    let other = document("a", [("Platform", .text), ("Size", .integer)], [[cell("b"), number(1)]])
    let nameless = document("c", [("Model", .text), ("Size", .integer)], [[cell(""), number(1)]])
    let short = document("d", [("A", .text), ("Model", .text)], [[cell("b")]])
    #expect(DeviceCatalog.devices(in: [other, nameless, short]) == [])
  }

  @Test func whatTwoTablesSayDifferentlyIsKeptTwice() {
    let bigger = document(
      "more", [("Device", .text), ("Dimensions", .screen)],
      [[cell("Slate  17"), cell("…", .screen(points: pixels.size, pixels: []))]])
    let devices = DeviceCatalog.devices(in: [screens, bigger])
    #expect(devices.map(\.facts.count) == [2])
    #expect(devices.first?.screen?.points == points)
  }
}
