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
  func everyFormHasOuterBars(table: String) { #expect(normalized(table) == Self.normal) }

  @Test func missingCellsAreEmptyAndSurplusBarsBelongToTheLast() {
    #expect(
      normalized("|a|b|\n|-|-|\n|c|\n|d|e|f|\n")
        == "| a   | b    |\n| --- | ---- |\n| c   |      |\n| d   | e\\|f |\n")
  }

  @Test func escapedBarsAreText() {
    #expect(
      normalized("|a|b|\n|-|-|\n|c \\| d|e|\n")
        == "| a      | b   |\n| ------ | --- |\n| c \\| d | e   |\n")
  }

  @Test func aBlankLineEndsATable() {
    #expect(normalized("a|b\n-|-\nc|d\n\ne | f\n") == Self.normal + "\ne | f\n")
  }

  @Test func aHeadingEndsATable() {
    #expect(normalized("a|b\n-|-\nc|d\n## E\n") == Self.normal + "\n## E\n")
  }

  @Test(arguments: [
    ("Pour| ![A jug](/j.png)| `jug`  \nFill  \nStir| ![A spoon](/s.png)| `spoon`", ["Fill|^^|^^"]),
    ("Pour| `jug`  \nFill up  \nTop up  \nStir| `spoon`", ["Fill up|^^", "Top up|^^"]),
    // The only row there is.
    ("Pour| `jug`  \nFill", ["Fill|^^"]),
    ("`a`| Some words.  \n`b`  \n`c`| More of them.", ["`b`|^^"]),
  ])
  func aLineOfOneCellIsARowThatTheCellsAboveSpan(rows: String, expected: [String]) {
    let columns = rows.prefix { $0 != "\n" }.count { $0 == "|" }
    let head = columns > 1 ? "Action| Icon| Name\n---|---|---" : "Action| Name\n---|---"
    let spanned = Self.cells(normalized("\(head)  \n\(rows)  \n")).filter { $0.contains("^^") }
    #expect(spanned == expected)
  }

  @Test(arguments: [
    // Built like the last column, or like neither.
    "[Notes](/n)| Make notes.  \nFind notes.  \n[Calls](/c)| Start a call.",
    "Pour| Tea  \nFill  \nStir| Soup", "Pour| `jug`  \nor a cup.  \nStir| `spoon`",
    // Words under every picture.
    "Jug| ![a](/a.png)  \nFull  \nCup| ![b](/b.png)  \nEmpty",
    // Not under a complete row.
    "Pour| `jug`  \nStir|  \nFill  \nBoil| `kettle`",
  ])
  func aLineOfOneCellGoesOnInTheLastCell(rows: String) {
    let text = normalized("Action| Name\n---|---  \n\(rows)  \n")
    #expect(text.contains("<br>") && !text.contains("^^"), "\(text)")
  }

  @Test func whatAMirrorGluedToACodeIsARow() {
    let rows = Self.cells(
      normalized(
        "| Action | Icon | Name |\n|---|---|---|\n| Stir | A spoon | `spoon` |\n"
          + "| Pour | A jug | `jug ` Fill |\n| Boil | A kettle | `kettle` One two Three Four "
          + "Five Six Seven |\n"))
    #expect(rows[1...3] == ["Pour|A jug|`jug`", "Fill|^^|^^", rows[3]])
    #expect(rows[3].hasPrefix("Boil|A kettle|`kettle` One"))
    let alone = "| Action | Symbol name |\n|---|---|\n| Pour | `jug` Fill Up |\n"
    #expect(Self.cells(normalized(alone)) == ["Pour|`jug`", "Fill Up|^^"])
    #expect(!normalized(alone.replacing("Symbol name", with: "Code")).contains("^^"))
    let prose = normalized("| A | B |\n|---|---|\n| Pour | `jug` Fill |\n| Stir | Slowly |\n")
    #expect(!prose.contains("^^"))
  }

  private static func cells(_ markdown: String) -> [String] {
    markdown.split(separator: "\n").dropFirst(2).map { row in
      row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed() }
        .map { String($0) }.joined(separator: "|")
    }
  }

  @Test func cellsAreRepairedLikeText() {
    #expect(
      normalized("a|b\n-|-\n[c](/d)|_e_ .\n")
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
    #expect(outcome.diagnostics.map(\.rule.id) == ["table-unfilled"])
    #expect(outcome.ledger.addsUp)
  }

  @Test(.timeLimit(.minutes(15)))
  func aTableTooWideStaysText() {
    let rule = String(repeating: "|-", count: 20_000)
    let rows = String(repeating: "c\n", count: 20_000)
    #expect(normalized("a|b\n\(rule)\n\(rows)").utf8.count < 200_000)
  }
}
