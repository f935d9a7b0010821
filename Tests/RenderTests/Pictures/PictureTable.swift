import Model

/// Tables that pictures are drawn of.
enum PictureTable {
  typealias Head = (name: String, type: ColumnType, unit: Unit?)

  static let screenColumns: [Head] = [("Cup", .text, nil), ("Size", .screen, nil)]

  static func table(_ columns: [Head], _ rows: [DataRow], panels: [String] = []) -> DataTable {
    let parts =
      panels.isEmpty
      ? [TablePart(node: 0, panel: nil, rows: 0..<rows.count)]
      : panels.map { TablePart(node: 0, panel: $0, rows: 0..<0) }
    return DataTable(
      id: "cups--sizes", caption: "Sizes", section: nil,
      columns: columns.map {
        DataColumn(name: $0.name, key: $0.name, type: $0.type, unit: $0.unit)
      },
      rows: rows, parts: parts)
  }

  static func row(_ words: [String], _ values: [CellValue]) -> DataRow {
    DataRow(node: 0, cells: zip(words, values).map { DataCell(raw: $0, value: $1, node: nil) })
  }

  static func screenRows(_ screens: [(name: String, width: Int, height: Int)]) -> [DataRow] {
    screens.map { screen in
      // Twice the points, where that is still a number.
      let size = { (scale: Int, unit: Unit) in
        TableSize(
          width: Number(units: screen.width &* scale),
          height: Number(units: screen.height &* scale),
          unit: unit)
      }
      let pixels = [ScaledSize(size(2, .pixels), scale: Number(units: 2))]
      return row(
        [screen.name, "?"], [.text, .screen(points: size(1, .points), pixels: pixels)])
    }
  }
}

extension DataTable {
  static func screens(_ screens: [(String, Int, Int)]) -> DataTable {
    PictureTable.table(
      PictureTable.screenColumns,
      PictureTable.screenRows(screens.map { (name: $0.0, width: $0.1, height: $0.2) }))
  }

  static var scale: DataTable {
    let rows = [
      ("Small", "Banner", Number(units: 30)), ("Small", "Note", Number(units: 12)),
      ("Large (default)", "Banner", Number(units: 36)),
      ("Large (default)", "Note", Number(units: 125, places: 1)),
    ]
    return PictureTable.table(
      [("Panel", .text, nil), ("Style", .text, nil), ("Size (points)", .decimal, .points)],
      rows.map { PictureTable.row([$0.0, $0.1, "?"], [.text, .text, .number($0.2)]) },
      panels: ["Small", "Large (default)"])
  }

  static var curves: DataTable {
    let rows = [
      ("Round", 6, 41), ("Round", 12, 10), ("Round", 24, 0),
      ("Slim", 6, 20), ("Slim", 12, 3), ("Slim", 24, -11),
    ]
    return PictureTable.table(
      [
        ("Panel", .text, nil), ("Size (points)", .integer, .points),
        ("Tracking", .signed, .thousandthsOfEm),
      ],
      rows.map { row in
        let tracking = Number(units: row.2, isSigned: row.2 != 0)
        return PictureTable.row(
          [row.0, "\(row.1)", "?"], [.text, .number(Number(units: row.1)), .number(tracking)])
      }, panels: ["Round", "Slim"])
  }

  static var swatches: DataTable {
    let (white, gray) = (RGB(red: 255, green: 255, blue: 255), RGB(red: 118, green: 118, blue: 118))
    return PictureTable.table(
      [("Cup", .text, nil), ("Default (light)", .color, nil), ("Default (dark)", .color, nil)],
      [
        PictureTable.row(["Milk", "?", "?"], [.text, .color(white), .color(white)]),
        PictureTable.row(["Tin", "?", "?"], [.text, .color(gray), .color(gray)]),
      ])
  }
}

extension SampleSite {
  static func page(with table: DataTable) -> SitePage {
    let document = Document(
      frontMatter: FrontMatter(title: "Cups", slug: "cups", url: ""), file: "cups.md", nodes: [],
      sections: [], tables: [table])
    return SitePage(
      document: document, folder: "cups", group: 0, previous: nil, next: nil, links: [:])
  }
}
