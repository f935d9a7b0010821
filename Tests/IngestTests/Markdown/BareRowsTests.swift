import Testing

@testable import Ingest

/// Tables without the line below their head, and lines that only look like them.
@Suite struct BareRowsTests {
  @Test(arguments: [
    "a\n\n| Cup | Size |\n| Large | 31 |\n| Small |  |\n\nb\n",
    "a\n\nCup\tSize\nLarge\t31\nSmall\t\n\nb\n",
  ])
  func theFirstRowIsTheHead(text: String) {
    #expect(LinesRead(text).dump == ["p a", "table Cup|Size / Large|31 / Small|", "p b"])
  }

  /// Cells are read as those of other tables are; a bar in one is a bar.
  @Test func cellsAreMarkdown() {
    let text = "Cup\tNote\n**Large**\ta | b <br> c\nSmall\t2\n"
    #expect(LinesRead(text).dump == ["table Cup|Note / **Large**|a \\| b <br> c / Small|2"])
  }

  /// Two rows of two cells with tabs may be anything else; but not if the second is of a day.
  @Test(arguments: [
    ("Date\tChanges\nJune 5, 2023\tNew cups.\n", "Date|Changes / June 5, 2023|New cups."),
    ("Cup\tSize (1/100 pt)\tTea\nLarge\t31\tGreen\n", "Cup|Size (1/100 pt)|Tea / Large|31|Green"),
  ])
  func someTablesHaveOneRow(text: String, table: String) {
    #expect(LinesRead(text).dump == ["table " + table])
  }

  @Test(arguments: [
    "| a | b |\n", "| Cup | Size |\n| Large |\n", "| Cup |\n| Large |\n",
    "A cup holds tea.\tIt is warm.\nA pot pours.\tSo it does.\n", "- a\tb\n- c\td\n",
    "Cup\tSize\nLarge\t31\tred\n", "A cup\n| Cup | Size |\n| Large | 31 |\n",
    "| Cup | Size |\n| Large | 31 |\nA text goes on.\n", "\tlet cup = 1\n\tlet pot = 2\n",
    "Cup\tSize\nLarge\t31\n", "Name:\tCup\nSize:\tLarge\nTea:\tGreen\n",
    "2024-01-01\tNew cups\n2024-02-01\tNew pots\n2024-03-01\tTea\n",
    "Cups\tJune 5, 2023\nPots\tJune 6, 2023\nTea\tJune 7, 2023\n",
    "Cups\t31\tlarge\nPots\t17\tsmall\n",
  ])
  func othersStay(text: String) {
    #expect(!LinesRead(text).blocks.contains { $0.kind == .table })
  }
}
