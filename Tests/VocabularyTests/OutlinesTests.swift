import Testing

@testable import Vocabulary

@Suite struct OutlinesTests {
  @Test func headingsAreInOrder() {
    #expect(Outlines.headings(of: "alerts").map(\.anchor) == ["Anatomy", "Content", "Buttons"])
  }

  @Test func marksInFrontAreLevels() {
    let headings = Outlines.headings(of: "airplay").map { "\($0.level) \($0.anchor)" }
    #expect(headings.prefix(2) == ["2 Using-AirPlay-icons", "3 Black-AirPlay-icon"])
  }

  @Test func aPageThatIsNotKnownHasNone() { #expect(Outlines.headings(of: "kettles") == []) }

  @Test func aPageWithoutHeadingsOfItsOwnIsKnown() {
    #expect(Outlines.hasPage("sliders") && Outlines.headings(of: "sliders") == [])
    #expect(!Outlines.hasPage("kettles") && !Outlines.hasPage("components"))
  }

  @Test func eachPageIsThereOnce() {
    let slugs = OutlineText.pages.split(whereSeparator: \.isWhitespace)
      .filter { $0.last == ":" }.map { String($0.dropLast()) }
    #expect(slugs == slugs.sorted())
    #expect(Set(slugs).count == slugs.count)
    for slug in slugs {
      let headings = Outlines.headings(of: slug)
      #expect(headings.allSatisfy { 2...5 ~= $0.level }, "\(slug)")
      #expect(
        headings.allSatisfy { !$0.anchor.isEmpty && !$0.anchor.contains(">") },
        "\(slug)")
    }
  }
}
