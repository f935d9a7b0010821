import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct MissingPageTests {
  private func found(_ address: String) -> [Diagnostic] {
    findings(
      of: MissingPage.self,
      [TestPage(slug: "a", markdown: "# A\n\n[x](\(address))\n"), TestPage(slug: "boxes")])
  }

  @Test func aPageThatIsNotHereIsFound() {
    let found = found("/design/human-interface-guidelines/boxen#x")
    #expect(
      found.map(\.told) == ["a.md:7:1 the page “boxen” is not here; the link leads to Apple’s site"]
    )
    #expect(found.first?.remedy == "Did you mean “boxes”?")
  }

  @Test func withoutANearNameTheWayInIsTold() {
    let remedy = found("/design/human-interface-guidelines/typography").first?.remedy
    #expect(remedy?.contains("concepts") == true)
  }

  @Test(arguments: [
    "/design/human-interface-guidelines/boxes", "https://example.org/boxen", "/documentation/boxen",
  ])
  func otherLinksAreFine(address: String) { #expect(found(address) == []) }
}
