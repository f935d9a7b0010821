import Diagnostics
import Model
import SiteGraph
import Testing

@Suite struct MissingPageTests {
  private func told(_ documents: [Document], _ slugs: [String]) -> [String] {
    SiteBuilder.site(of: documents, settings: settings([("One", slugs)])).diagnostics
      .map { "\($0.location.text) \($0.level) \($0.summary)" }
  }

  @Test func namesTheFirstFive() {
    #expect(told([page("a")], ["a"]) == [])
    #expect(
      told([page("a")], ["a", "b", "c"])
        == ["content/site.yaml note 2 pages in the navigation are missing: b, c"])
    #expect(
      told([page("a")], ["b", "c", "d", "e", "f", "g"]).first?.hasSuffix("b, c, d, e, f …") == true)
  }

  @Test func onePageIsOne() {
    #expect(
      told([page("a")], ["b"])
        == ["content/site.yaml note 1 page in the navigation is missing: b"])
  }

  @Test func aPageOfAnOlderEditionIsNotTodays() {
    #expect(told([page("a"), page("b", edition: "ios-2014")], ["a", "b"]).count == 1)
  }
}
