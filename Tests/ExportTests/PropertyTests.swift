import JSON
import Model
import TestSupport
import Testing

@testable import Export

/// Whatever words a table has, they come back out of every format.
@Suite struct PropertyTests {
  /// A table of random words, with quotes, commas, line ends and what is no ASCII among them.
  private func table(_ random: inout SeededRandom) -> DataTable {
    let width = random.below(4) + 1
    func word(_ random: inout SeededRandom) -> String {
      random.chance(3)
        ? random.pick(["a,b", "\"", "\"\"", "\r\n", "=1", "+0.24", ""]) : random.text()
    }
    let columns = (0..<width).map {
      DataColumn(name: word(&random), key: "key-\($0)", type: .text)
    }
    let rows = (0..<random.below(5)).map { _ in
      DataRow(
        node: 6,
        cells: (0..<width).map { _ in DataCell(raw: word(&random), value: .text, node: 6) })
    }
    return DataTable(
      id: "random", caption: word(&random), section: nil, columns: columns, rows: rows, parts: [])
  }

  /// Fields and rows as RFC 4180 has them, character by character.
  private func fields(_ csv: [UInt8]) -> [[String]] {
    var rows: [[String]] = []
    var (row, field, isQuoted, place) = ([String](), [UInt8](), false, 0)
    while place < csv.count {
      let byte = csv[place]
      let next = place + 1 < csv.count ? csv[place + 1] : 0
      switch (byte, isQuoted) {
      case (UInt8(ascii: "\""), true) where next == UInt8(ascii: "\""):
        field.append(byte)
        place += 1
      case (UInt8(ascii: "\""), _): isQuoted.toggle()
      case (UInt8(ascii: ","), false), (UInt8(ascii: "\r"), false):
        row.append(String(decoding: field, as: UTF8.self))
        field = []
        guard byte == UInt8(ascii: "\r") else { break }
        rows.append(row)
        row = []
        place += 1
      default: field.append(byte)
      }
      place += 1
    }
    return rows
  }

  @Test func everyWordComesBack() throws {
    var random = SeededRandom(11)
    for _ in 0..<200 {
      let table = table(&random)
      let site = Samples.site([Samples.page(tables: [table])])
      let files = try ExportOrder.files("tables", "csv", site)
      let csv = try #require(files["tables/random.csv"])
      let names = table.columns.map { $0.name.isEmpty ? $0.key : $0.name }
      #expect(fields(Array(csv.utf8)) == [names] + table.rows.map { $0.cells.map(\.raw) })
      let json = try ExportOrder.json("tables", site)[0]
      let cells = json["rows"]?.array?.map { $0["cells"]?.array?.map { $0["raw"]?.string } }
      #expect(cells == table.rows.map { $0.cells.map(\.raw) })
      let raw = try Query.rows(
        "SELECT count(*) FROM cells", in: ExportOrder.bytes("tables", "sqlite", site))
      #expect(raw == ["\(table.rows.count * table.columns.count)"])
    }
  }
}
