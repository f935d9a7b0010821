import Diagnostics
import Testing

@Suite struct SkippedHeadingLevelTests {
  @Test(arguments: [
    "# A\n## B\n### C\n## D\n", "# A\n## B\n# C\n", "## A\n### B\n", "# A\n\n> #### B\n", "text\n",
    "# A\n## Resources\n#### Related\n#### Developer documentation\n#### Videos\n",
  ])
  func stepsOfOneAreFine(markdown: String) { #expect(findings([("a", markdown)]) == []) }

  @Test(arguments: [
    ("# A\n### B\n", ["a.md:6:1 note heading-order"]),
    ("# A\n## B\n\n##### C\n###### D\n", ["a.md:8:1 note heading-order"]),
    (
      "# A\n#### Videos\n## B\n##### Videos\n#### C\n",
      [
        "a.md:6:1 note heading-order", "a.md:8:1 note heading-order", "a.md:9:1 note heading-order",
      ]
    ),
    ("# A\n### B\n### C\n", ["a.md:6:1 note heading-order", "a.md:7:1 note heading-order"]),
  ])
  func aGapIsFoundWhereItOpens(markdown: String, expected: [String]) {
    #expect(findings([("a", markdown)]) == expected)
  }

  @Test func saysBothLevels() {
    #expect(
      diagnostics([("a", "# A\n### B\n")]).first?.summary
        == "“B” is a heading of level 3 under one of level 1")
  }
}
