import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct TableMissingTests {
  private func found(_ markdown: String) -> [String] {
    findings(of: TableMissing.self, [TestPage(slug: "a", markdown: markdown)]).map(\.told)
  }

  private static let table = "| A | B |\n|---|---|\n| 1 | 2 |\n"

  @Test func aTableThatIsAnnouncedAndMissingIsFound() {
    #expect(
      found("# A\n\n## B\n\nIt is hot. Use the following values for tea.\n\n## C\n\n\(Self.table)")
        == ["a.md:9:1 No table follows “Use the following values for tea”"])
    #expect(found("# A\n\nThe table below lists cups:\n").count == 1)
  }

  @Test(arguments: [
    "# A\n\nUse the following values.\n\n\(table)",
    "# A\n\n## B\n\nUse the following sizes.\n\n### C\n\nx\n\n\(table)",
    "# A\n\nUse the following sizes:\n\n- 1\n- 2\n", "# A\n\nA cup has a value.\n",
  ])
  func whatLacksNoTable(markdown: String) { #expect(found(markdown) == []) }
}
