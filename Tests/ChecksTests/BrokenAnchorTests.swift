import Diagnostics
import Testing

@testable import Checks

@Suite struct BrokenAnchorTests {
  private func found(_ pages: (slug: String, markdown: String)...) -> [Diagnostic] {
    findings(of: BrokenAnchor.self, pages.map { TestPage(slug: $0.slug, markdown: $0.markdown) })
  }

  private let target = (slug: "b", markdown: "# B\n\n## Best practices\n\n### iOS, iPadOS\n")
  private static let root = "/design/human-interface-guidelines"

  @Test(arguments: [
    "#Own", "#own", root + "/b#Best-practices", root + "/b#iOS-iPadOS", root + "/b", root + "/b#",
    root + "/nowhere#x", "https://example.org/#x", "#",
  ])
  func aLinkThatLeadsSomewhereIsFine(destination: String) {
    #expect(found(("a", "# A\n\n## Own\n\n[x](\(destination))\n"), target) == [])
  }

  @Test(arguments: ["#owned", "#Other", root + "/b#Best-practises", root + "/a#Best-practices"])
  func aLinkToNoSectionIsFound(destination: String) {
    #expect(
      found(("a", "# A\n\n## Own\n\na\nb [x](\(destination))\n"), target)
        .map(\.location.text) == ["a.md:10:3"])
  }

  @Test func saysWhatWasMeant() {
    let found = self.found(("a", "# A\n\n[x](\(Self.root)/b#Best-practises)\n"), target).first
    #expect(found?.summary == "“T b” has no section #Best-practises")
    #expect(found?.remedy == "Did you mean #Best-practices?")
    let far = self.found(("a", "# A\n\n[x](#Zzzzzzzz)\n")).first
    #expect(far?.remedy?.contains("current name") == true)
  }

  @Test func theSameLinkTwiceIsTwoFindings() {
    #expect(found(("a", "# A\n\n[x](#q) [x](#q)\n")).count == 2)
  }
}
