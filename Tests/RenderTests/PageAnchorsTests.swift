import Model
import Testing

@testable import Render

@Suite struct PageAnchorsTests {
  @Test func keepsTheAnchorsOfHeadings() {
    let page = Outline.page("heading 2 Best-practices\n  text Best practices")
    #expect(PageAnchors(page.document).headings == [0: "Best-practices"])
  }

  @Test func givesNoAnchorTwice() {
    let page = Outline.page(
      "heading 2 keep-it\n  text A\n"
        + String(repeating: "paragraph\n  strong\n    text Keep it.\n", count: 3))
    let anchors = PageAnchors(page.document).guidelines
    #expect(Set(anchors.values) == ["keep-it-2", "keep-it-3", "keep-it-4"])
  }

  @Test(arguments: [
    ("Tree.", "tree-2"), ("Main.", "main-2"), ("Search hits.", "search-hits-2"),
    ("Note 1.", "note-1-2"), ("Mention 3.", "mention-3-2"), ("Note the size.", "note-the-size"),
  ])
  func leavesTheLayoutItsIds(lead: String, anchor: String) {
    let page = Outline.page("paragraph\n  strong\n    text \(lead)\n")
    #expect(PageAnchors(page.document).guidelines == [0: anchor])
  }

  @Test func aLeadOfOneEndlessWordHasAnEnd() throws {
    let lead = String(repeating: "x", count: 5000)
    let page = Outline.page("paragraph\n  strong\n    text \(lead)\n")
    let anchor = try #require(PageAnchors(page.document).guidelines[0])
    #expect(anchor.utf8.count == AnchorNames.longest)
  }

  @Test func staysWhenOtherGuidelinesMove() {
    let one = "paragraph\n  strong\n    text Keep it small.\n"
    let two = "paragraph\n  strong\n    text Use space.\n"
    let before = PageAnchors(Outline.page(one + two).document).guidelines.values.sorted()
    let after = PageAnchors(Outline.page(two + one).document).guidelines.values.sorted()
    #expect(before == after)
  }

  @Test(arguments: [
    "paragraph\n  text Not bold.", "paragraph",
    "quote\n  paragraph\n    strong\n      text Quoted.",
    "paragraph\n  text a\n  strong\n    text later", "paragraph\n  strong\n    text …",
    "table l\n  row\n    cell\n      strong\n        text Cell.",
  ])
  func findsNoGuidelineElsewhere(outline: String) {
    #expect(PageAnchors(Outline.page(outline).document).guidelines.isEmpty)
  }
}
