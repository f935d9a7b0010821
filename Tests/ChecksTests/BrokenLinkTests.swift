import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct BrokenLinkTests {
  private func found(_ address: String) -> [Diagnostic] {
    findings(
      of: BrokenLink.self,
      [TestPage(slug: "a", markdown: "# A\n\n[x](\(address))\n"), TestPage(slug: "boxes")])
  }

  @Test func aPageThatIsNotHereIsFound() {
    let found = found("/design/human-interface-guidelines/boxen#x")
    #expect(
      found.map(\.told) == ["a.md:7:1 The page “boxen” is missing; the link goes to Apple’s site"]
    )
    #expect(found.first?.remedy == "Did you mean `boxes`?")
  }

  /// Names of pages resemble each other: what is not here was not scraped, rather than misspelt.
  @Test(arguments: ["activity-views", "complications"])
  func aNameOfItsOwnIsNoSlipOfTheHand(slug: String) {
    let link = "[x](/design/human-interface-guidelines/\(slug))"
    let found = findings(
      of: BrokenLink.self,
      [
        TestPage(slug: "a", markdown: link), TestPage(slug: "activity-rings"),
        TestPage(slug: "collections"),
      ])
    #expect(found.map { $0.remedy?.hasPrefix("Put a raw file of it") } == [true])
  }

  @Test func withoutANearNameTheWayInIsTold() {
    let remedy = found("/design/human-interface-guidelines/typography").first?.remedy
    #expect(remedy?.contains("concepts") == true)
  }

  /// A page of somebody else’s with very many links, on a large site.
  @Test(.timeLimit(.minutes(15))) func manyNamesTakeTheirTimeAndNoMore() {
    let root = "/design/human-interface-guidelines/page-that-is-called-"
    let links = (0..<1000).map { "[x](\(root)\($0)x)" }.joined(separator: "\n")
    let pages =
      (0..<20).map { TestPage(slug: "page-that-is-called-\($0)") }
      + [TestPage(slug: "a", markdown: links)]
    let found = findings(of: BrokenLink.self, pages)
    #expect(found.count == 1000)
    #expect(found.count { $0.remedy?.hasPrefix("Did you mean") == true } == 100)
  }

  @Test(arguments: [
    "/design/human-interface-guidelines/boxes", "https://example.org/boxen", "/documentation/boxen",
  ])
  func otherLinksAreFine(address: String) { #expect(found(address) == []) }
}
