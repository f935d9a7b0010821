import Testing

@testable import Ingest

@Suite struct TableTextTests {
  private func text(_ rows: [[String]]) -> String {
    String(decoding: TableText.bytes(rows.map { $0.map { Array($0.utf8) } }), as: UTF8.self)
  }

  @Test func cellsAreAsWideAsTheirColumn() {
    #expect(
      text([["a", "Width"], ["cups", "1"]])
        == "| a    | Width |\n| ---- | ----- |\n| cups | 1     |\n")
  }

  @Test func columnsAreThreeWideAtLeast() { #expect(text([["a"]]) == "| a   |\n| --- |\n") }

  @Test func barsAreEscapedOnce() {
    #expect(text([["a|b"], ["c\\|d"]]) == "| a\\|b |\n| ---- |\n| c\\|d |\n")
  }

  @Test func charactersCountNotBytes() {
    #expect(text([["größer"], ["kleine"]]) == "| größer |\n| ------ |\n| kleine |\n")
  }

  @Test func proseIsNotPadded() {
    let long = String(repeating: "x", count: 41)
    #expect(text([["a"], [long]]) == "| a |\n| --- |\n| \(long) |\n")
  }

  @Test func nothingIsNoTable() { #expect(text([]) == "") }
}
