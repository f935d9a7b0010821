import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct DuplicateAnchorTests {
  @Test func theSecondOfTwoThatReadAlikeIsFound() {
    let page = TestPage(slug: "a", markdown: "# A\n\n## Sizes\n\nx\n\n## Sizes\n\ny\n")
    let found = findings(of: DuplicateAnchor.self, [page])
    #expect(
      found.map(\.told) == ["a.md:11:1 “Sizes” gets the anchor #Sizes-2: #Sizes is taken"])
  }

  @Test(arguments: ["# A\n\n## B\n\nx\n\n## C\n", "# A\n\n## A\n", "text\n"])
  func headingsOfTheirOwnAreFine(markdown: String) {
    #expect(findings(of: DuplicateAnchor.self, [TestPage(slug: "a", markdown: markdown)]) == [])
  }

  @Test func twoPagesMayHaveOneHeading() {
    let pages = ["a", "b"].map { TestPage(slug: $0, markdown: "# X\n\n## Sizes\n") }
    #expect(findings(of: DuplicateAnchor.self, pages) == [])
  }
}
