import Testing

@testable import Render

/// What readers of Markdown see of cells that reach over several rows.
@Suite struct RepeatedCellsTests {
  private func written(_ text: String) -> String {
    String(decoding: RepeatedCells.written(Array(text.utf8)), as: UTF8.self)
  }

  @Test func theTextIsThereAgain() {
    let table = "\n| Act  | Icon  | Name |\n| - | :-: | - |\n| Pour | ![A \\| b](j) | `a\\|b` |\n"
    #expect(
      written(table + "| Fill | ^^ |^^|\n| Tip | x | ^^ |\n\nEnd ^^\n") == table
        + "| Fill | ![A \\| b](j) | `a\\|b` |\n| Tip | x | `a\\|b` |\n\nEnd ^^\n")
  }

  @Test(arguments: [
    "| A | B |\n| - | - |\n| ^^ | b |\n", "| A | B |\n| - | - |\n| a | b |\n| ^^ c | a^^ |\n",
    "| A |\n| - |\n| a |\n\n| ^^ |\n", "```\n| a | b |\n| ^^ | c |\n```\n", "^^", "| ^^", "",
  ])
  func allElseStaysAsItIs(text: String) {
    #expect(written(text) == text)
  }
}
