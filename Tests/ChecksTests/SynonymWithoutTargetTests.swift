import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct SynonymWithoutTargetTests {
  private func found(_ words: String...) -> [String] {
    let place = SourceLocation(file: "synonyms.yaml", line: 4, column: 1)
    let page = TestPage(slug: "a", markdown: "# A\n\nPop-up buttons show lists.\n")
    return findings(of: SynonymWithoutTarget.self, [page]) {
      $0.synonyms = words.map { CheckedSite.Entry($0, at: place) }
    }.map(\.told)
  }

  @Test func aWordThatNoPageHasIsFound() {
    #expect(found("gauge") == ["synonyms.yaml:4:1 Not on any page: “gauge”"])
    #expect(
      found("pop-up menu", "list") == ["synonyms.yaml:4:1 Not on any page: “pop-up menu”"])
  }

  @Test func aWordInAnotherFormIsFine() { #expect(found("pop-up button", "Listing", "T") == []) }
}
