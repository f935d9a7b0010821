import Diagnostics
import Ingest
import Model
import Testing

@Suite struct TableRepairTests {
  private static let normal = "| a   | b   |\n| --- | --- |\n| c   | d   |\n"

  @Test(arguments: [
    "| a | b |\n|---|---|\n| c | d |\n", "a | b\n---|---\nc | d\n",
    "a | b |\n--- | --- |\nc | d |\n",
    "|a|b\n|:-|-:\n|c|d\n", "  a|b\n  -|-\n  c|d\n",
  ])
  func everyFormHasOuterBars(table: String) { #expect(normalised(table) == Self.normal) }

  @Test func missingCellsAreEmptyAndSurplusBarsBelongToTheLast() {
    #expect(
      normalised("|a|b|\n|-|-|\n|c|\n|d|e|f|\n")
        == "| a   | b    |\n| --- | ---- |\n| c   |      |\n| d   | e\\|f |\n")
  }

  @Test func escapedBarsAreText() {
    #expect(
      normalised("|a|b|\n|-|-|\n|c \\| d|e|\n")
        == "| a      | b   |\n| ------ | --- |\n| c \\| d | e   |\n")
  }

  @Test func aBlankLineEndsATable() {
    #expect(normalised("a|b\n-|-\nc|d\n\ne | f\n") == Self.normal + "\ne | f\n")
  }

  @Test func aHeadingEndsATable() {
    #expect(normalised("a|b\n-|-\nc|d\n## E\n") == Self.normal + "\n## E\n")
  }

  @Test func cellsAreRepairedLikeText() {
    #expect(
      normalised("a|b\n-|-\n[c](/d)|_e_ .\n")
        == """
        | a                                  | b    |
        | ---------------------------------- | ---- |
        | [c](https://developer.apple.com/d) | _e_. |

        """)
  }

  @Test func shortRowsOfAWideTableStayText() {
    let (row, rule) = (String(repeating: "|a", count: 490), String(repeating: "|-", count: 490))
    let body = row + "|\n" + rule + "|\n" + String(repeating: "|b|\n", count: 2_000)
    let outcome = ingested(raw(mirror(body)))
    #expect(outcome.pages.first?.body.count ?? 0 < 2 * body.utf8.count)
    #expect(outcome.diagnostics.map(\.rule) == ["table-unfilled"])
    #expect(outcome.ledger.addsUp)
  }

  @Test(.timeLimit(.minutes(15)))
  func aTableTooWideStaysText() {
    let rule = String(repeating: "|-", count: 20_000)
    let rows = String(repeating: "c\n", count: 20_000)
    #expect(normalised("a|b\n\(rule)\n\(rows)").utf8.count < 200_000)
  }
}
