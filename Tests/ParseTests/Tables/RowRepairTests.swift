import Diagnostics
import Model
import TestSupport
import Testing

@Suite struct RowRepairTests {
  private static let head = "| Screen | Target | Small | Large |\n|---|---|---|---|\n"

  @Test func aCellSpansTheEmptyOnesBelow() {
    let table = table(
      "| Kind | Lamp | Width |\n|---|---|---|\n| Short | A | 1 |\n|  | B | 2 |\n| Long | C | 3 |\n"
        + "|  |  | 4 |\n")
    #expect(table?.lines == ["Short|A|1", "^Short|B|2", "Long|C|3", "^Long|^C|4"])
    #expect(table?.rows[1].cells[0].node != nil)
  }

  @Test func aMarkedCellSpans() {
    let table = table(
      "| Action | Icon | Name |\n|---|---|---|\n| Pour | ![A jug](j.png) | `jug` |\n"
        + "| Fill | ^^ | ^^ |\n| Top up | ^^ | ^^ |\n| Stir |  | `spoon` |\n| ^^ | A | `b` |\n")
    #expect(
      table?.lines == [
        "Pour|A jug|jug", "Fill|^A jug|^jug", "Top up|^A jug|^jug", "Stir||spoon", "^Stir|A|b",
      ])
    #expect(table?.columns.map(\.type) == [.text, .text, .symbol])
  }

  @Test func aMarkBelowAHeaderIsText() {
    #expect(table("| A | B |\n|---|---|\n| ^^ | 1 |\n")?.lines == ["^^|1"])
    #expect(table("| A | B |\n|---|---|\n| x | 1 |\n| ^^ y | `^^` |\n")?.lines.last == "^^ y|^^")
  }

  @Test func noMarkIsInTheText() {
    let document = document("| A | B |\n|---|---|\n| x | 1 |\n| y | ^^ |\n| z | 2 |\n")
    #expect(document.plainText(of: document.nodes.indices) == "A B x 1 y z 2")
    #expect(document.dump.contains("spanned cell\n"))
  }

  @Test(arguments: [
    ("| A | B |\n|---|---|\n|  | 1 |\n|  | 2 |\n", ["|1", "|2"]),
    ("| A | B |\n|---|---|\n| x | 1 |\n| y |  |\n", ["x|1", "y|"]),
    ("| A | B |\n|---|---|\n| x | 1 |\n|  |  |\n| | 2 |\n", ["x|1", "|", "|2"]),
    ("| A | B |\n|---|---|\n| x | 1 |\n| ![](c.png) | 2 |\n", ["x|1", "|2"]),
  ])
  func emptyCellsThatNothingSpans(markdown: String, lines: [String]) {
    #expect(table(markdown)?.lines == lines)
  }

  @Test func aRowThatLostItsFirstCellMovesToTheRight() {
    let markdown =
      Self.head + "| 768x1024 | Canvas | 141x141 | 305.5x141 |\n"
      + "| Device | 120x120 | 260x120 |  |\n| 954x1373 * | Canvas | 1x1 | 2x2 |\n"
      + "| Device | 3x3 | 4x4 |  |\n"
    #expect(
      table(markdown)?.lines == [
        "768x1024|Canvas|141x141|305.5x141", "^768x1024|Device|120x120|260x120",
        "954x1373 *|Canvas|1x1|2x2", "^954x1373 *|Device|3x3|4x4",
      ])
    let found = findings(markdown)
    #expect(found.map(\.rule.id) == ["table-row-shifted"])
    #expect(found.first?.location.text == "type.md:4:1")
    #expect(found.first?.summary.contains("2 rows lack the first cell") == true)
    #expect(found.first?.why?.contains(": lines 4, 6.") == true)
  }

  @Test func aMovedCellStillKnowsItsNode() throws {
    let document = document(Self.head + "| 1x1 | Canvas | 2x2 | 3x3 |\n| Lamp | 4x4 | 5x5 |  |\n")
    let row = try #require(document.tables.first?.rows.last)
    #expect(row.cells[0].isSpanned && row.cells[0].node == nil)
    let nodes = row.cells.compactMap(\.node)
    #expect(
      nodes.map { document.plainText(of: $0..<document.nodes[$0].end) } == [
        "Lamp", "4x4", "5x5",
      ])
  }

  @Test(arguments: [
    // The last column is empty for its own reasons.
    "| Save | Keeps it | Use it |  |\n| Open | Shows it | Or not |  |\n| A | B | C | D |\n",
    // The first cell is at home in the first column.
    "| 1x1 | 2x2 | 3x3 | 4x4 |\n| 5x5 | 6x6 | 7x7 |  |\n",
    // One cell fits neither column.
    "| 1x1 | Canvas | 2x2 | 3x3 |\n| Lamp | 4 pt | 5x5 |  |\n",
    // No row has all cells.
    "| Lamp | 4x4 | 5x5 |  |\n",
  ])
  func rowsThatStayWhereTheyAre(rows: String) {
    #expect(findings(Self.head + rows).isEmpty)
    #expect(table(Self.head + rows)?.rows.allSatisfy { $0.cells[0].node != nil } == true)
  }

  @Test func aSingleRowIsToldInTheSingular() {
    let found = findings(Self.head + "| 1x1 | Canvas | 2x2 | 3x3 |\n| Lamp | 4x4 | 5x5 |  |\n")
    #expect(
      found.first?.summary == "A row lacks the first cell, and was read further to the right")
    #expect(found.first?.why?.hasSuffix(": line 4.") == true)
  }
}
