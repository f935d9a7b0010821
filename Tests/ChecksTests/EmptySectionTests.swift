import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct EmptySectionTests {
  private func found(_ markdown: String) -> [String] {
    findings(of: EmptySection.self, [TestPage(slug: "a", markdown: markdown)]).map(\.told)
  }

  @Test(arguments: [
    "# A\n\n## B\n\n## C\n\nx\n", "# A\n\n## B\n", "# A\n\n## B\n\n<!-- /tabs -->\n\n## C\n\nx\n",
  ])
  func aHeadingAboveNothingIsFound(markdown: String) {
    #expect(found(markdown) == ["a.md:7:1 Nothing below “B”"])
  }

  @Test func aNoteFromFurtherUpIsNothingBelow() {
    #expect(
      found("# A\n\nx[^1]. y[^2].\n\n[^2]: two\n\n[^1]: one\n\n## B\n")
        == ["a.md:13:1 Nothing below “B”"])
  }

  @Test func aNoteThatIsWrittenBelowIsSomething() {
    #expect(found("# A\n\nx[^1]. y[^2].\n\n[^1]: one\n\n## B\n\n[^2]: two\n") == [])
  }

  @Test(arguments: [
    "# A\n\n## B\n\nx\n", "# A\n\n## B\n\n### C\n\nx\n", "# A\n", "# A\n\n## B\n\n---\n",
    "# A\n\n## B\n\n<!-- video: A hand. -->\n",
    "# A\n\n## B\n\n<!-- tabs -->\n\n<!-- tab: C -->\n\n## C\n\nx\n\n<!-- /tabs -->\n",
  ])
  func aHeadingAboveSomethingIsFine(markdown: String) { #expect(found(markdown) == []) }
}
