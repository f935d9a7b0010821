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
    let text = "Cup\tNote\n**Large**\ta | b <br> c\n"
    #expect(LinesRead(text).dump == ["table Cup|Note / **Large**|a \\| b <br> c"])
  }

  @Test(arguments: [
    "| a | b |\n", "| Cup | Size |\n| Large |\n", "| Cup |\n| Large |\n",
    "A cup holds tea.\tIt is warm.\nA pot pours.\tSo it does.\n", "- a\tb\n- c\td\n",
    "Cup\tSize\nLarge\t31\tred\n", "A cup\n| Cup | Size |\n| Large | 31 |\n",
    "| Cup | Size |\n| Large | 31 |\nA text goes on.\n", "\tlet cup = 1\n\tlet pot = 2\n",
  ])
  func othersStay(text: String) {
    #expect(!LinesRead(text).blocks.contains { $0.kind == .table })
  }
}
