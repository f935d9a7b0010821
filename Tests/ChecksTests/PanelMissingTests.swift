import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct PanelMissingTests {
  private func found(_ markdown: String) -> [String] {
    findings(of: PanelMissing.self, [TestPage(slug: "a", markdown: markdown)]).map(\.told)
  }

  @Test func panelsThatNoSourceHasAreFound() {
    #expect(
      found(
        "# A\n\n<!-- tabs, missing: macOS; tvOS -->\n\n<!-- tab: iOS -->\n\nx\n\n<!-- /tabs -->\n")
        == ["a.md:7:1 Missing from a group of tabs: “macOS”, “tvOS”"])
  }

  @Test func aWholeGroupIsFine() {
    #expect(found("# A\n\n<!-- tabs -->\n\n<!-- tab: iOS -->\n\nx\n\n<!-- /tabs -->\n") == [])
  }
}
