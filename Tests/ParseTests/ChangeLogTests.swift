import Model
import Testing

@Suite struct ChangeLogTests {
  @Test func eachRowIsAnEntryWithItsDate() {
    let log = "## Change log\n\n| Date | Changes |\n|-|-|\n| June 9, 2025 | New *boxes*. |\n"
    let page = parsed("# T\n\n" + log + "| Spring 2024 | First [page](/a). |\n")
    #expect(page.changes.map(\.date) == ["2025-06-09", nil])
    #expect(page.changes.map(\.rawDate) == ["June 9, 2025", "Spring 2024"])
    #expect(page.changes.map(\.text) == ["New boxes.", "First page."])
    #expect(page.changes.map { page.nodes[$0.node].line } == [7, 8])
  }

  @Test func aRowWithoutADateHasTheOneAbove() {
    let page = parsed("## Change log\n\n| Date | C |\n|-|-|\n| May 1, 2024 | a |\n| | b |\n")
    #expect(page.changes.map(\.date) == ["2024-05-01", "2024-05-01"])
    #expect(page.changes.map(\.rawDate) == ["May 1, 2024", ""])
  }

  @Test func aTableWithoutAHeaderLosesNoRow() {
    let page = parsed("## Change log\n\n| May 1, 2024 | a |\n|-|-|\n| June 1, 2023 | b |\n")
    #expect(page.changes.map(\.text) == ["a", "b"])
  }

  @Test func olderEditionsHaveAnotherHeading() {
    let page = parsed("## Document Revision History\n\n| D | N |\n|-|-|\n| May 1, 2014 | a | b |\n")
    #expect(page.changes.map(\.date) == ["2014-05-01"])
  }

  @Test(arguments: [
    "## Sizes\n\n| Date | Changes |\n|-|-|\n| May 1, 2024 | a |\n", "## Change log\n\nNone.\n",
    "## Change log\n\n| Date | Changes |\n|-|-|\n\n# Next\n\n| A |\n|-|\n| May 1, 2024 |\n", "",
  ])
  func noOtherTableIsALog(markdown: String) { #expect(parsed(markdown).changes == []) }
}
