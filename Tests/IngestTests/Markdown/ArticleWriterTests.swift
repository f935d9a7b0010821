import Model
import Testing

@testable import Ingest

@Suite struct ArticleWriterTests {
  private func written(_ blocks: [Block]) -> String {
    String(decoding: ArticleWriter.markdown(blocks), as: UTF8.self)
  }

  @Test func everyKindHasItsForm() {
    #expect(written([.heading(3, "Cups")]) == "### Cups\n")
    #expect(written([.words("A cup.")]) == "A cup.\n")
    #expect(written([.item("a")]) == "- a\n")
    #expect(written([.made(.item(depth: 0, number: 12), "a")]) == "12. a\n")
    #expect(written([.made(.aside(.developerNote), "a")]) == "> [!DEVELOPER_NOTE]\n> a\n")
    #expect(written([.made(.tabs)]) == "<!-- tabs -->\n")
    #expect(written([.made(.tabs, "A; B")]) == "<!-- tabs, missing: A; B -->\n")
    #expect(written([.made(.panel, "A")]) == "<!-- tab: A -->\n")
    #expect(written([.made(.tabsEnd)]) == "<!-- /tabs -->\n")
    #expect(written([.made(.video, "A cup")]) == "<!-- video: A cup -->\n")
    #expect(
      written([.made(.paragraph, "a", doubt: .lost)]) == "<!-- table, lost -->\na\n")
    #expect(written([]) == "")
  }

  @Test func oneBlankLineStandsBetweenBlocks() {
    #expect(written([.heading(2, "A"), .words("b"), .words("c")]) == "## A\n\nb\n\nc\n")
  }

  @Test func itemsFollowOneAnother() {
    #expect(written([.item("a"), .item("b"), .words("c"), .item("d")]) == "- a\n- b\n\nc\n\n- d\n")
  }

  @Test func anItemStandsUnderTheTextOfTheOneAround() {
    let list: [Block] = [
      .made(.item(depth: 0, number: 10), "a"), .made(.item(depth: 1, number: nil), "b"),
      .made(.item(depth: 2, number: 1), "c"), .made(.item(depth: 1, number: nil), "d"),
      .made(.item(depth: 0, number: 11), "e"),
    ]
    #expect(written(list) == "10. a\n    - b\n      1. c\n    - d\n11. e\n")
  }

  @Test func aNumberedListBehindBulletsIsItsOwn() {
    let list: [Block] = [.item("a"), .made(.item(depth: 0, number: 1), "b"), .item("c")]
    #expect(written(list) == "- a\n\n1. b\n\n- c\n")
  }

  @Test func paragraphsOfOneAsideShareItsQuote() {
    let asides: [Block] = [
      .made(.aside(.tip), "a"), .made(.asideRest(.tip), "b"), .made(.aside(.note), "c"),
    ]
    #expect(written(asides) == "> [!TIP]\n> a\n>\n> b\n\n> [!NOTE]\n> c\n")
  }

  @Test func twoAsidesOfOneKindStayTwo() {
    let asides: [Block] = [.made(.aside(.tip), "a"), .made(.aside(.tip), "b")]
    #expect(written(asides) == "> [!TIP]\n> a\n\n> [!TIP]\n> b\n")
    #expect(written([.words("a"), .made(.asideRest(.tip), "b")]) == "a\n\n> [!TIP]\n> b\n")
  }

  @Test func aCaptionStandsRightUnderItsPicture() {
    let picture = Block.made(.image, "![a](b)")
    #expect(written([picture, .made(.caption, "A cup")]) == "![a](b)\nA cup\n")
    #expect(written([.words("a"), .made(.caption, "A cup")]) == "a\n\nA cup\n")
  }
}
