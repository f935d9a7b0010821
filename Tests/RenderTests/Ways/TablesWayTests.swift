import Model
import Render
import Testing

/// The list of tables says what is in them and shows how they begin.
@Suite struct TablesWayTests {
  private static let template = """
    {{#pages}}{{#tables}}{{title}}:{{#columns}}{{name}}/{{type}} {{/columns}}{{moreColumns}}
    {{#firstRows}}{{#head}}[{{head}}]{{/head}}{{#cells}}{{.}}|{{/cells}}
    {{/firstRows}}{{/tables}}{{/pages}}
    """

  private func list(_ columns: [PictureTable.Head], _ rows: [[String]]) throws -> String {
    let rows = rows.map { PictureTable.row($0, $0.map { _ in .text }) }
    let table = PictureTable.table(columns, rows).named("Sizes by cup")
    let site = Site(
      settings: SiteSettings(), pages: [SampleSite.page(with: table)], groups: [])
    let rendered = Renderer(
      site: site, library: try SampleSite.library(["tables": Self.template])
    ).siteFiles()
    return try #require(rendered["tables/index.html"])
  }

  @Test func aTableIsSeenByItsFirstRows() throws {
    let rows = ["Mug", "Pot", "Can", "Jar"].map { [$0, "1"] }
    #expect(
      try list([("Cup", .text, nil), ("", .quantity, .points)], rows) == """
        Sizes by cup:Cup/ /pt 
        Mug|1|
        Pot|1|
        Can|1|

        """)
  }

  /// The rows of a change log are listed among the changes.
  @Test func aChangeLogIsNotListed() throws {
    let text = "table\n  head\n    cell\n      text Date\n  row\n    cell\n      text Once"
    let row = try #require(
      Outline.page(text).document.nodes.firstIndex { $0.kind == .row(header: false) })
    let table = PictureTable.table([("Date", .text, nil)], [PictureTable.row(["Once"], [.text])])
    let change = ChangeEntry(date: nil, rawDate: "Once", text: "", node: row)
    for (changes, isListed) in [([], true), ([change], false)] {
      let page = Outline.page(text, tables: [table.named("Log")], changes: changes)
      let rendered = Renderer(
        site: Site(settings: SiteSettings(), pages: [page], groups: []),
        library: try SampleSite.library(["tables": Self.template])
      ).siteFiles()
      let list = rendered["tables/index.html"] ?? ""
      #expect(list.contains("Log:") == isListed)
    }
  }

  @Test(arguments: [
    ("Platform", ColumnType.platforms, Unit?.none, ""), ("Value", .mixed, nil, ""),
    ("Scale factor", .scale, nil, "scale"), ("Date", ColumnType("date"), nil, ""),
    ("Class", .sizeClasses, nil, "size classes"),
    ("Size", .size, .points, "size, pt"), ("Length", .quantity, .pixels, "px"),
    ("Length", .quantity, nil, "quantity"), ("Icon size", .size, nil, ""),
  ])
  func aColumnSaysWhatItsFiguresAre(name: String, type: ColumnType, unit: Unit?, kind: String)
    throws
  {
    #expect(try list([(name, type, unit)], [["1"]]).contains(":\(name)/\(kind) \n"))
  }

  @Test(arguments: [
    (["17 pt", "", "11 pt"], ColumnType.quantity, ""), (["17 pt", "11"], .quantity, "pt"),
    (["4x4 pt"], .size, "size"), (["4x4"], .size, "size, pt"),
  ])
  func aUnitThatEachCellHasIsNotSaidAgain(cells: [String], type: ColumnType, kind: String) throws {
    let made = try list([("Length", type, .points)], cells.map { [$0] })
    #expect(made.contains(":Length/\(kind) \n"))
  }

  @Test func whatIsWideOrLongIsCut() throws {
    let columns = (0..<6).map { ("C\($0)", ColumnType.text, Unit?.none) }
    let row = [String(repeating: "é", count: 60)] + (1..<6).map(String.init)
    let made = try list(columns, [row])
    #expect(made.contains("C3/ 2 more columns") && !made.contains("C4"))
    #expect(made.contains(String(repeating: "é", count: 48) + "…|1|2|3|\n"))
  }

  @Test func underACornerWithoutANameStandHeads() throws {
    let rows = [["Mug", "1"], ["", "2"]]
    #expect(
      try list([("", .text, nil), ("Height", .text, nil)], rows) == """
        Sizes by cup:/ Height/ 
        [Mug]1|
        |2|

        """)
  }

  @Test func aColumnThatSaysNothingIsLeftOut() throws {
    let columns = (0..<5).map { ($0 == 0 ? "" : "C\($0)", ColumnType.text, Unit?.none) }
    #expect(
      try list(columns, [["", "1", "", "3", "4"]]) == """
        Sizes by cup:C1/ C2/ C3/ C4/ 
        1||3|4|

        """)
  }
}
