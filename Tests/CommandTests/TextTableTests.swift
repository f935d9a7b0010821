import Testing

@testable import Command

@Suite struct TextTableTests {
  @Test func numbersToTheRightWordsToTheLeft() {
    let table = TextTable.lines([["n", "word", "more"], ["12", "a", "b"]], numbers: 1)
    #expect(table == " n  word  more\n12  a     b\n")
  }

  @Test func noLineEndsInASpace() {
    let table = TextTable.lines([["1", "wide cell", ""], ["2", "", ""]], numbers: 1)
    #expect(table == "1  wide cell\n2\n")
  }

  @Test func rowsMayBeShort() {
    #expect(TextTable.lines([["a", "b"], ["c"]], numbers: 0) == "a  b\nc\n")
    #expect(TextTable.lines([], numbers: 2) == "")
  }
}
