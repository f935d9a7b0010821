import Model
import TestSupport
import Testing

/// Lists that were set in columns side by side.
@Suite struct FoldedTablesTests {
  @Test func rowsComeBelowOneAnother() {
    let table = table(
      """
      | Code | *Lamp* word | Code | *Lamp* word |
      |---|:-:|---|---|
      | da | Lampe | nb | [Lampe](x) |
      | de | Lampe<br>Leuchte | sv | Lampa |
      | es |  |  |  |

      """)
    #expect(table?.keys == ["code", "lamp-word"])
    #expect(
      table?.lines == ["da|Lampe", "de|Lampe\nLeuchte", "es|", "nb|Lampe", "sv|Lampa"])
  }

  @Test func thePageShowsTheSameRows() {
    #expect(
      parsed("x\n\n| A | B | A | B |\n|:--|---|--:|---|\n| 1 | **2** | 3 | 4 |\n\ny\n").dump == """
        paragraph
          "x"
        table left none
          header row
            cell
              "A"
            cell
              "B"
          row
            cell
              "1"
            cell
              strong
                "2"
          row
            cell
              "3"
            cell
              "4"
        paragraph
          "y"

        """)
  }

  @Test(arguments: [
    ("A | B | A | B | A | B", ["A", "B"]), ("A | B | C | A | B | C", ["A", "B", "C"]),
    // Nothing says that these are two lists.
    ("A | A | A | A", ["A", "A", "A", "A"]),
    ("A | A", ["A", "A"]), ("A | B | A", ["A", "B", "A"]), ("A | B | A | C", ["A", "B", "A", "C"]),
    ("A | *B* | A | B", ["A", "B", "A", "B"]),
    // Figures may be data, and a column without a name may be anything.
    ("1 | 2 | 1 | 2", ["1", "2", "1", "2"]), (" | B |  | B", ["", "B", "", "B"]),
  ])
  func onlyAHeaderThatBeginsAnew(header: String, names: [String]) {
    let count = header.split(separator: "|", omittingEmptySubsequences: false).count
    let row = (0..<count).map { "\($0)" }.joined(separator: " | ")
    let table = table(
      "| \(header) |\n\(String(repeating: "|---", count: count))|\n| \(row) |\n| \(row) |\n")
    #expect(table?.names == names)
    #expect(table?.lines.count == 2 * count / names.count)
  }
}
