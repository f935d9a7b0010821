import Model
import TestSupport
import Testing

@Suite struct DataTableDumpTests {
  private static func cell(_ raw: String, isSpanned: Bool = false) -> DataCell {
    DataCell(raw: raw, value: .text, node: nil, isSpanned: isSpanned)
  }

  @Test func everythingIsInIt() {
    let table = DataTable(
      id: "type--sizes", caption: "Sizes", section: 1,
      columns: [
        DataColumn(name: "Panel", key: "panel", type: .text),
        DataColumn(name: "Size (pt)", key: "size-pt", type: .integer, unit: .points),
      ],
      rows: [
        DataRow(node: 2, cells: [Self.cell("S"), Self.cell("1\n2")]),
        DataRow(node: 3, cells: [Self.cell("L"), Self.cell("3", isSpanned: true)]),
      ],
      parts: [
        TablePart(node: 1, panel: "S", rows: 0..<1), TablePart(node: 2, panel: "L", rows: 1..<2),
      ],
      missingPanels: ["XL"], notes: ["A note."])
    #expect(
      table.dump == """
        table type--sizes "Sizes"
          column panel "Panel" text
          column size-pt "Size (pt)" integer pt
          panel "S"
          | S | 1 / 2
          panel "L"
          | L | ^3
          missing "XL"
          note "A note."

        """)
  }

  @Test func aTableOfOnePartHasNoPanels() {
    let table = DataTable(
      id: "t--a", caption: "A", section: nil, columns: [], rows: [],
      parts: [TablePart(node: 1, panel: nil, rows: 0..<0)])
    #expect(table.dump == "table t--a \"A\"\n")
    #expect(!table.isJoined)
  }
}
