import Diagnostics
import Testing

@testable import Ingest

@Suite struct TableLineTests {
  @Test func aTableTooWideSaysSo() {
    let bars = {
      String(repeating: "a|", count: $0) + "a\n" + String(repeating: "-|", count: $0) + "-\n"
    }
    let wide = LinesRead("x\n\n" + bars(500))
    #expect(wide.findings.map { "\($0.line) \($0.rule)" } == ["2 table-too-wide"])
    #expect(wide.blocks.allSatisfy { $0.kind == .paragraph })
    #expect(LinesRead(bars(499)).findings.isEmpty)
    #expect(ingested(raw(mirror(bars(500)))).diagnostics.map(\.rule.id) == ["table-too-wide"])
  }

  @Test(arguments: [
    ("a|b", "-|-", 2), ("|a|b|", "|-|-|", 2), ("|a|", "|-|", 1), ("a|b|c", ":-:|-|-:", 3),
    ("a", "---", 1), ("a b", "-|-", nil), ("a|b", "--", nil), ("a|b", "-|x", nil),
    ("a|b", "|", nil), ("a|b", "", nil),
  ])
  func headerAndDelimiterOpenATable(header: String, delimiter: String, columns: Int?) {
    let found = TableLine.columns(header: .init(text: header), delimiter: .init(text: delimiter))
    #expect(found == columns)
  }

  @Test func aTableWithoutEndIsNone() {
    let wide = String(repeating: "-|", count: 100_000)
    #expect(TableLine.columns(header: .init(text: wide), delimiter: .init(text: wide)) == nil)
  }

  @Test(arguments: [
    ("|a|b|", 2, ["a", "b"]), (" a | b ", 2, [" a", "b"]), ("|a|", 2, ["a"]),
    ("|a|b|c|", 2, ["a", "b|c"]), ("a\\|b|c", 2, ["a\\|b", "c"]), ("||b|", 2, ["", "b"]),
    ("|b|", 1, ["b"]), ("a|b|c", 3, ["a", "b", "c"]), ("a", 3, ["a"]),
  ])
  func aRowFallsIntoCells(row: String, columns: Int, cells: [String]) {
    let found = TableLine.cells(.init(text: row), columns: columns).map(\.asText)
    #expect(found == cells.map { $0 == " a" ? "a" : $0 })
  }

  @Test func escapedBarsDoNotCount() {
    #expect(TableLine.bars(.init(text: "|a\\|b|")) == [0, 5])
    #expect(TableLine.bars(.init(text: "")) == [])
  }

  @Test(arguments: [
    ("Key | Name\n---|---\nBar (|)| a\n", "| Bar (\\|) | a    |"),
    ("| Key | Name |  |\n|---|---|---|\n| Bar ( | ) | a |\n| b | c | |\n", "| Bar (\\|) | a    |"),
    ("| Key | Name | Use |\n|---|---|---|\n| a ( | b | c ) |\n", "| a ( | b    | c ) |"),
  ])
  func aBarInBracketsIsTheNameOfAKey(table: String, row: String) {
    let text = normalized(table)
    #expect(text.split(separator: "\n").contains(Substring(row)), "\(text)")
  }

  @Test func aLineWithoutABarGoesOnTheLastCell() {
    #expect(LinesRead("a|b\n-|-\nc|d\ne\n").dump == ["table a|b / c|d<br>e"])
    #expect(LinesRead("|a|b|\n|-|-|\n|c|d|\ne\n").dump == ["table a|b / c|d / e|"])
  }

  @Test func aSecondTableRightBehindIsItsOwn() {
    #expect(
      LinesRead("|a|b|\n|-|-|\n|c|d|\n|e|f|\n|-|-|\n|g|h|\n").dump
        == ["table a|b / c|d", "table e|f / g|h"])
  }

  @Test func aTableThatLacksMostOfItsCellsStaysText() {
    let bars = String(repeating: "a|", count: 200)
    let text = bars + "\n" + bars.replacing("a", with: "-") + "\n"
    let read = LinesRead(text + String(repeating: "b|\n", count: 100))
    #expect(read.findings.map(\.rule.id) == ["table-unfilled"])
    #expect(!read.blocks.contains { $0.kind == .table })
  }
}
