import Diagnostics
import Model
import Testing

@Suite struct HeaderTests {
  @Test func theHeaderNamesTheColumns() {
    let table = table("| Device | Size (points) |\n|---|---|\n| Lamp | 10 |\n| Desk | 20 |\n")
    #expect(table?.names == ["Device", "Size (points)"])
    #expect(table?.keys == ["device", "size-points"])
    #expect(table?.lines == ["Lamp|10", "Desk|20"])
  }

  @Test func keysAreUniqueAndNeverEmpty() {
    let header = "| Locale code | Don’t | Locale code |  | @2x (pixels) | locale-code-2 | – |"
    let table = table("\(header)\n|---|---|---|---|---|---|---|\n| a | b | c | d | e | f | g |\n")
    #expect(
      table?.keys == [
        "locale-code", "dont", "locale-code-2", "column-4", "2x-pixels", "locale-code-2-2",
        "column-7",
      ])
    #expect(table?.names[3] == "")
  }

  @Test func anEmptyCellInTheHeaderIsFine() {
    let table = table("|  | Words |\n|---|---|\n|  | Good |\n|  | Bad |\n")
    #expect(table?.names == ["", "Words"])
    #expect(table?.keys == ["column-1", "words"])
    #expect(table?.lines == ["|Good", "|Bad"])
  }

  @Test(arguments: [
    "|  |  |\n|---|---|\n| Lamp | Size |\n| A | 10 |\n| B | 20 |\n",
    "|  |  |\n|---|---|\n| **Lamp** | **Size** |\n| A | ten |\n",
  ])
  func namesBelowAnEmptyHeader(markdown: String) {
    let found = table(markdown)
    #expect(found?.names == ["Lamp", "Size"])
    #expect(found?.lines.first?.hasPrefix("A|") == true)
    #expect(findings(markdown).map(\.rule.id) == ["table-header-below"])
    #expect(findings(markdown).map(\.location.line) == [1])
  }

  @Test(arguments: [
    "|  |  |\n|---|---|\n| Lamp | Size |\n| A | B |\n",
    "|  |  |\n|---|---|\n| Lamp | 5 |\n| A | 10 |\n",
    "|  |  |\n|---|---|\n| **Lamp** | Size |\n| A | B |\n",
  ])
  func anEmptyHeaderAboveDataStaysEmpty(markdown: String) {
    let found = table(markdown)
    #expect(found?.names == ["", ""])
    #expect(found?.lines.count == 2)
    #expect(findings(markdown).isEmpty)
  }

  @Test func aRowOfSizesInTheHeaderIsData() {
    let markdown = "| 430×932 | 170x170 |\n|---|---|\n| 414x896 | 169x169 |\n| 390x844 | 1.5x1 |\n"
    let found = table(markdown)
    #expect(found?.keys == ["column-1", "column-2"])
    #expect(found?.lines.first == "430×932|170x170")
    #expect(found?.rows.count == 3)
    #expect(findings(markdown).map(\.rule.id) == ["table-header-is-data"])
  }

  @Test(arguments: [
    "| Case | 800x480 |\n|---|---|\n| A | 20x20 |\n| B | 30x30 |\n",
    "| 38mm | 40mm |\n|---|---|\n| 42mm | 44mm |\n| 41mm | 45mm |\n",
    "| 2014 | 2015 |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n",
    "| 1x1 | 2x2 |\n|---|---|\n| 3x3 | 4x4 |\n",
  ])
  func whatMayBeAHeaderIsOne(markdown: String) {
    #expect(table(markdown)?.keys.contains("column-1") == false)
    #expect(findings(markdown).isEmpty)
  }
}
