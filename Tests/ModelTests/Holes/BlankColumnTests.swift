import Testing

@testable import Model

@Suite struct BlankColumnTests {
  /// A table in letters: what is blank is a blank, rows are parted by bars.
  private func isBlank(_ table: String) -> Bool {
    let rows = table.split(separator: "|").map { row in row.map { $0 == " " } }
    return Passage.hasBlankColumn(header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  @Test(arguments: [" a| x", " a| x| y", "ab|x |y ", "a b|x y|z u", "abc|x  |y  "])
  func aColumnWithoutAWord(table: String) { #expect(isBlank(table)) }

  @Test(arguments: [
    "", "ab", "ab|xy", " a|xy| z", "ab|x ", "a |x |y ", "ab|  |  ", "ab|x |yz", "ab|xy|z",
  ])
  func noColumnWithoutAWord(table: String) { #expect(!isBlank(table)) }
}
