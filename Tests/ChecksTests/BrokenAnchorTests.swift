import Diagnostics
import Testing

@Suite struct BrokenAnchorTests {
  private let target = (slug: "b", markdown: "# B\n\n## Best practices\n\n### iOS, iPadOS\n")
  private static let root = "/design/human-interface-guidelines"

  @Test(arguments: [
    "#Own", "#own", root + "/b#Best-practices", root + "/b#iOS-iPadOS", root + "/b", root + "/b#",
    root + "/nowhere#x", "https://example.org/#x", "#",
  ])
  func aLinkThatLeadsSomewhereIsFine(destination: String) {
    #expect(findings([("a", "# A\n\n## Own\n\n[x](\(destination))\n"), target]) == [])
  }

  @Test(arguments: ["#owned", "#Other", root + "/b#Best-practises", root + "/a#Best-practices"])
  func aLinkToNoSectionIsFound(destination: String) {
    #expect(
      findings([("a", "# A\n\n## Own\n\na\nb [x](\(destination))\n"), target])
        == ["a.md:10:3 warning broken-anchor"])
  }

  @Test func saysWhatWasMeant() {
    let found = diagnostics([("a", "# A\n\n[x](\(Self.root)/b#Best-practises)\n"), target]).first
    #expect(found?.summary == "“T b” has no section #Best-practises")
    #expect(found?.remedy == "Did you mean #Best-practices?")
    #expect(diagnostics([("a", "# A\n\n[x](#Zzzzzzzz)\n")]).first?.remedy == nil)
  }

  @Test func theSameLinkTwiceIsTwoFindings() {
    #expect(findings([("a", "# A\n\n[x](#q) [x](#q)\n")]).count == 2)
  }
}
