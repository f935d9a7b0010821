import Model
import Testing

@testable import Render

@Suite struct PageAnchorsTests {
  @Test func keepsTheAnchorsOfHeadings() {
    let page = Outline.page("heading 2 Best-practices\n  text Best practices")
    #expect(PageAnchors(page.document).headings == [0: "Best-practices"])
  }

  @Test func guidelinesHaveTheIdsThatTheDocumentGives() {
    let page = Outline.page("paragraph keep-it\n  strong\n    text Keep it.\n  text  So.")
    let anchors = PageAnchors(page.document)
    #expect(anchors.guidelines == [0: "keep-it"])
    #expect(anchors.explanations == [3])
  }

  @Test func aBareLeadHasNothingToExplainIt() {
    let page = Outline.page("paragraph keep-it\n  strong\n    text Keep it.\nparagraph")
    #expect(PageAnchors(page.document).explanations.isEmpty)
  }

  @Test func boldWordsAloneAreNoGuideline() {
    let page = Outline.page("paragraph\n  strong\n    text Keep it.")
    #expect(PageAnchors(page.document).guidelines.isEmpty)
  }
}
