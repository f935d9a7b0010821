import Model
import Testing

@testable import Render

/// Tables that are data: captions, ids, types; and the table that is a change log.
@Suite struct TableMarkupTests {
  /// Two columns, a header and the rows given, as nodes: the table at 0, then three a row and text.
  private func outline(_ rows: [(String, String)]) -> String {
    var lines = ["table ll"]
    for (place, row) in ([("Cup", "Size")] + rows).enumerated() {
      lines.append(place == 0 ? "  head" : "  row")
      for words in [row.0, row.1] {
        lines.append("    cell")
        if !words.isEmpty { lines.append("      text " + words) }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func markup(
    _ rows: [(String, String)], type: ColumnType = .text, values: [CellValue] = [],
    caption: String = "Cups", file: String? = nil
  ) -> String {
    let text = outline(rows)
    let nodes = Outline.page(text).document.nodes
    let places = nodes.indices.filter { nodes[$0].kind == .row(header: false) }
    let data = zip(places, rows).enumerated().map { number, pair in
      let cells = nodes.indices.filter { nodes[$0].kind == .cell && $0 > pair.0 }.prefix(2)
      return DataRow(
        node: pair.0,
        cells: zip(cells, [pair.1.0, pair.1.1]).enumerated().map { column, cell in
          let value = column == 1 && number < values.count ? values[number] : .text
          return DataCell(
            raw: cell.1, value: value, node: cell.0, isSpanned: cell.1.isEmpty && column == 0)
        })
    }
    let table = DataTable(
      id: "boxes--cups", caption: caption, section: nil,
      columns: [
        DataColumn(name: "Cup", key: "cup", type: .text),
        DataColumn(name: "Size", key: "size", type: type),
      ], rows: data, parts: [TablePart(node: 0, panel: nil, rows: 0..<rows.count)])
    let page = Outline.page(text, tables: [table])
    let made = DocumentHTML.markup(
      of: PageText(
        of: page, in: Outline.site(page), tableFiles: file.map { [0: $0] } ?? [:]))
    return String(decoding: made, as: UTF8.self)
  }

  @Test func theCaptionNamesTheTable() {
    let made = markup([("Mug", "3")])
    #expect(
      made.contains(
        "<figure class=\"data\" id=\"table-cups\"><figcaption><b id=\"table-cups-name\">Cups</b>"))
    #expect(made.contains("role=\"region\" aria-labelledby=\"table-cups-name\""))
  }

  @Test func theTitleAboveIsNotSaidAgain() {
    #expect(markup([("Mug", "3")], caption: "").contains("role=\"region\" aria-label=\"Boxes\""))
  }

  @Test func rowsHaveIdsOfTheirFirstCell() {
    let made = markup([("iPhone 17 Pro", "3"), ("iPhone 17 Pro", "4"), ("", "5"), ("Été", "6")])
    for id in ["iphone-17-pro", "iphone-17-pro-2", "5", "été"] {
      #expect(made.contains("<tr id=\"\(id)\">"), "\(id)")
    }
  }

  @Test func numbersStandAtTheRight() {
    let made = markup([("Mug", "3")], type: .integer)
    #expect(made.contains("<th scope=\"col\" class=\"n\">Size</th>"))
    #expect(made.contains("<td class=\"n\">3</td>") && !made.contains("row\" class=\"n"))
  }

  @Test(arguments: [
    ("44x44 pt", "44×44 pt"), ("Option-Command-Space", "Option-Command-Space"),
  ])
  func aShortSizeAndAShortcutAreNotBroken(cell: String, shown: String) {
    let size = CellValue.size(
      TableSize(width: Number(units: 44), height: Number(units: 44), unit: .points))
    let values = cell == "44x44 pt" ? [size] : []
    let made = markup([("Mug", cell)], type: .text, values: values)
    #expect(made.contains("<td class=\"u\">\(shown)</td>"))
  }

  @Test(arguments: [
    "Option", "Command-click a cup", "Shift the cup to the shelf",
    "Command-Space opens the cupboard below",
  ])
  func otherTextIsBroken(cell: String) {
    #expect(!markup([("Mug", cell)], type: .text).contains("class=\"u\""))
  }

  /// Cells of the first column name their rows, at the left; so does what stands above them.
  @Test func aHeaderIsAlignedLikeItsCells() {
    let text = outline([("3", "4")]).replacing("table ll", with: "table rr")
    let made = DocumentHTML.markup(
      of: PageText(of: Outline.page(text), in: Outline.site(Outline.page(text))))
    let html = String(decoding: made, as: UTF8.self)
    #expect(html.contains("<th scope=\"col\">Cup</th>"))
    #expect(html.contains("<th scope=\"col\" class=\"n\">Size</th>"))
    #expect(html.contains("<th scope=\"row\">3</th>") && html.contains("<td class=\"n\">4</td>"))
  }

  @Test func aColorIsShownBesideItsFigures() {
    let red = RGB(red: 255, green: 0, blue: 10)
    let made = markup([("Mug", "255, 0, 10")], type: .color, values: [.color(red)])
    let cell = """
      <td class="hue"><svg class="swatch" aria-hidden="true"><rect fill="#FF000A" width="100%" \
      height="100%"></rect></svg><code>#FF000A</code><span>255, 0, 10</span>\
      <small>3.99:1 on white</small> <small>5.25:1 on black</small></td>
      """
    #expect(made.contains(cell), "\(made)")
    // What is said already is not said again.
    #expect(
      markup([("Mug", "#ff000a")], type: .color, values: [.color(red)])
        .contains("</svg><span>#ff000a</span><small>"))
  }

  @Test func aCellReachesOverTheEmptyOnesThatItSpans() {
    let made = markup([("Mug", "3"), ("", "4"), ("Pot", "5")])
    #expect(made.contains("<th scope=\"row\" rowspan=\"2\">Mug</th>"))
    #expect(made.contains("<tr id=\"4\"><td>4</td></tr>"))
  }

  @Test func aSpannedCellIsLeftOut() {
    let text = outline([("Mug", "3"), ("Cup", "3")]).replacing(
      "row\n    cell\n      text Cup\n    cell\n      text 3",
      with: "row\n    cell\n      text Cup\n    spanned")
    let nodes = Outline.page(text).document.nodes
    let rows = nodes.indices.filter { nodes[$0].kind == .row(header: false) }
    let cells = rows.map { Outline.page(text).document.children(of: $0) }
    let data = zip(rows, cells).enumerated().map { place, row in
      DataRow(
        node: row.0,
        cells: [
          DataCell(raw: "Mug", value: .text, node: row.1[0]),
          DataCell(raw: "3", value: .text, node: row.1[1], isSpanned: place == 1),
        ])
    }
    let table = DataTable(
      id: "boxes--cups", caption: "Cups", section: nil,
      columns: [
        DataColumn(name: "Cup", key: "cup", type: .text),
        DataColumn(name: "Size", key: "size", type: .text),
      ], rows: data, parts: [TablePart(node: 0, panel: nil, rows: 0..<2)])
    let page = Outline.page(text, tables: [table])
    let made = String(
      decoding: DocumentHTML.markup(of: PageText(of: page, in: Outline.site(page))), as: UTF8.self)
    #expect(made.contains("<th scope=\"row\">Mug</th><td rowspan=\"2\">3</td></tr>"))
    #expect(made.contains("<th scope=\"row\">Cup</th></tr>"))
  }

  /// The row lost its first cell to the one above, so that its cells stand one to the left.
  @Test func aShiftedRowStandsUnderItsHeaders() {
    let text = outline([("Mug", "3"), ("4", ""), ("Pot", "5")])
    let nodes = Outline.page(text).document.nodes
    let rows = nodes.indices.filter { nodes[$0].kind == .row(header: false) }
    func row(_ place: Int, _ name: String, _ size: String) -> DataRow {
      let cells = nodes.indices.filter { nodes[$0].kind == .cell && $0 > rows[place] }
      let isShort = place == 1
      return DataRow(
        node: rows[place],
        cells: [
          DataCell(raw: name, value: .text, node: isShort ? nil : cells[0], isSpanned: isShort),
          DataCell(raw: size, value: .text, node: isShort ? cells[0] : cells[1]),
        ])
    }
    let table = DataTable(
      id: "boxes--cups", caption: "Cups", section: nil,
      columns: [
        DataColumn(name: "Cup", key: "cup", type: .text),
        DataColumn(name: "Size", key: "size", type: .integer),
      ], rows: [row(0, "Mug", "3"), row(1, "Mug", "4"), row(2, "Pot", "5")],
      parts: [TablePart(node: 0, panel: nil, rows: 0..<3)])
    let page = Outline.page(text, tables: [table])
    let made = String(
      decoding: DocumentHTML.markup(of: PageText(of: page, in: Outline.site(page))), as: UTF8.self)
    #expect(made.contains("<th scope=\"row\" rowspan=\"2\">Mug</th><td class=\"n\">3</td>"))
    #expect(made.contains("><td class=\"n\">4</td></tr>"))
    #expect(made.contains("<th scope=\"row\">Pot</th><td class=\"n\">5</td>"))
  }

  @Test func theFilesAreLinkedFromThePagesFolder() {
    let made = markup([("Mug", "3")], file: "boxes--cups-2")
    #expect(made.contains("<a href=\"../data/tables/boxes--cups-2.csv\">CSV</a>"))
    #expect(made.contains("<a href=\"../data/tables/boxes--cups-2.json\">JSON</a>"))
  }

  @Test func aChangeLogIsAList() {
    let text = outline([("June 9, 2025", "Grew."), ("", "Shrank."), ("Once", "Came.")])
    let rows = Outline.page(text).document.nodes.indices.filter {
      Outline.page(text).document.nodes[$0].kind == .row(header: false)
    }
    let dates: [(String?, String)] = [
      ("2025-06-09", "June 9, 2025"), ("2025-06-09", ""), (nil, "Once"),
    ]
    let changes = zip(rows, dates).map {
      ChangeEntry(date: $1.0, rawDate: $1.1, text: "", node: $0)
    }
    let page = Outline.page(text, changes: changes)
    let made = String(
      decoding: DocumentHTML.markup(of: PageText(of: page, in: Outline.site(page))), as: UTF8.self)
    #expect(
      made == """
        <ol class="log">
        <li id="changed-2025-06-09"><time datetime="2025-06-09">June 9, 2025</time><p>Grew.</p></li>
        <li id="changed-2025-06-09-2"><p>Shrank.</p></li>
        <li id="changed"><time>Once</time><p>Came.</p></li></ol>
        """)
  }

  @Test func aBreakInACellIsABreakAndNothingElseIsMarkup() {
    let page = Outline.page("paragraph\n  text a\n  html <BR/>\n  html <b>")
    let made = String(
      decoding: DocumentHTML.markup(of: PageText(of: page, in: Outline.site(page))), as: UTF8.self)
    #expect(made == "<p>a<br>&lt;b&gt;</p>")
  }
}
