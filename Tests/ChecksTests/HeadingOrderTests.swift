import Diagnostics
import Testing

@testable import Checks

@Suite struct HeadingOrderTests {
  private func found(_ markdown: String) -> [Diagnostic] {
    findings(of: HeadingOrder.self, [TestPage(slug: "a", markdown: markdown)])
  }

  @Test(arguments: [
    "# A\n## B\n### C\n## D\n", "# A\n## B\n# C\n", "## A\n### B\n", "# A\n\n> #### B\n", "text\n",
    "# A\n## Resources\n#### Related\n#### Developer documentation\n#### Videos\n",
  ])
  func stepsOfOneAreFine(markdown: String) { #expect(found(markdown) == []) }

  @Test(arguments: [
    ("# A\n### B\n", ["a.md:6:1"]),
    ("# A\n## B\n\n##### C\n###### D\n", ["a.md:8:1"]),
    (
      "# A\n#### Videos\n## B\n##### Videos\n#### C\n",
      [
        "a.md:6:1", "a.md:8:1", "a.md:9:1",
      ]
    ),
    ("# A\n### B\n### C\n", ["a.md:6:1", "a.md:7:1"]),
  ])
  func aGapIsFoundWhereItOpens(markdown: String, expected: [String]) {
    #expect(found(markdown).map(\.location.text) == expected)
  }

  @Test func saysBothLevels() {
    #expect(
      found("# A\n### B\n").first?.summary
        == "“B” is a level 3 heading under a level 1 heading")
  }
}
