import Model
import Testing

@testable import Export

@Suite struct SQLiteTests {
  private func rows(_ sql: String, _ subject: String = "all", _ site: Site = Samples.site())
    throws -> [String]
  {
    try Query.rows(sql, in: ExportOrder.bytes(subject, "sqlite", site))
  }

  @Test func theFileIsWhole() throws {
    #expect(try rows("PRAGMA integrity_check") == ["ok"])
    #expect(try rows("PRAGMA user_version") == ["1"])
    let bytes = try ExportOrder.bytes("all", "sqlite")
    #expect(bytes.starts(with: Array("SQLite format 3\0".utf8)))
  }

  @Test func aTableASubject() throws {
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search_%'"
    #expect(
      try rows(tables + " ORDER BY name") == [
        "cells", "changes", "columns", "devices", "facts", "guidelines", "pages", "search",
        "sections", "symbols",
        "tables",
      ])
    #expect(try rows(tables + " ORDER BY name", "changes") == ["changes", "search"])
  }

  @Test func wordsFindTheirGuideline() throws {
    let query = "SELECT kind, id FROM search WHERE search MATCH 'nest box' ORDER BY rank, kind"
    #expect(
      try rows(query) == ["guidelines|boxes#avoid-nesting-boxes", "sections|boxes#Best-practices"])
  }

  @Test func numbersAreNumbersAndListsAreJSON() throws {
    #expect(
      try rows("SELECT number, unit, typeof(number) FROM cells WHERE number IS NOT NULL")
        == [
          "44|pt|integer", "0.24||real",
        ].map { $0.replacing("||", with: "|NULL|") })
    let platforms = "SELECT value FROM guidelines, json_each(guidelines.platforms)"
    #expect(try rows(platforms) == ["iOS", "macOS"])
    #expect(try rows("SELECT framework FROM symbols") == ["AppKit", "NULL", "NULL"])
  }

  @Test func aViewATable() throws {
    #expect(
      try rows("SELECT * FROM table_boxes__sizes") == [
        "0|Small|44|0.24", "1|Large|any\nsize|NULL",
      ])
    let size = "screen_width * screen_height"
    #expect(try rows("SELECT screen, \(size) FROM table_boxes__screens") == ["100x200|20000"])
  }

  @Test func hostileNamesAreOnlyNames() throws {
    let table = DataTable(
      id: "a\"\u{301}; DROP TABLE pages; --'\u{301}", caption: "it's", section: nil,
      columns: [
        DataColumn(name: "x\0y", key: "k\"\0'", type: .text),
        DataColumn(name: "row", key: "row", type: .text),
      ],
      rows: [
        DataRow(
          node: 6,
          cells: [
            DataCell(raw: "'; --\0", value: .text, node: 6),
            DataCell(raw: "b", value: .text, node: 6),
          ])
      ], parts: [])
    let other = DataTable(
      id: table.id.uppercased(), caption: "", section: nil, columns: [], rows: [], parts: [])
    let site = Samples.site([Samples.page(tables: [table, other])])
    #expect(try rows("PRAGMA integrity_check", "all", site) == ["ok"])
    #expect(try rows("SELECT count(*) FROM pages", "all", site) == ["1"])
    #expect(try rows("SELECT id FROM tables ORDER BY rowid", "all", site) == [table.id, other.id])
    let views = try rows("SELECT name FROM sqlite_schema WHERE type = 'view'", "all", site)
    let name = "table_a_____drop_table_pages_______"
    #expect(views == [name, name + "_2"])
    #expect(try rows("SELECT * FROM \(views[0])", "all", site) == ["0|'; --|b"])
  }

  @Test(arguments: [
    (["Size-Points", "size-points"], ["size_points", "size_points_2"]), (["1x"], ["_1x"]),
    (["default", "order"], ["default_", "order_"]), (["", "é"], ["_", "__"]),
  ])
  func namesNeedNoQuotes(texts: [String], expected: [String]) {
    var names = SQLNames()
    #expect(texts.map { names.take($0) } == expected)
  }

  @Test func aQuoteWithAnAccentIsAQuote() {
    #expect(SQL.name("a\"\u{301}b\0") == "\"a\"\"\u{301}b\"")
    #expect(SQL.text("'\u{301}") == "'''\u{301}'")
  }

  @Test func whatSQLiteSaysOfNonsense() throws {
    let database = try Database()
    #expect(throws: ExportError.database("near \"NONSENSE\": syntax error")) {
      try database.run("NONSENSE")
    }
    #expect(ExportError.database("x").text == "Cannot create the database: x")
  }
}
