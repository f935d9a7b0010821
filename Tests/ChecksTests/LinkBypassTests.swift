import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct LinkBypassTests {
  private func found(_ address: String) -> [String] {
    findings(
      of: LinkBypass.self,
      [
        TestPage(slug: "a", markdown: "# A\n\n[x](\(address))\n"),
        TestPage(slug: "boxes") { $0.aliases = ["group-boxes"] },
        TestPage(slug: "human-interface-guidelines"),
      ]
    ).compactMap(\.remedy)
  }

  private static let root = "developer.apple.com/design/human-interface-guidelines"

  @Test(arguments: [
    "https://www.\(root)/boxes",
    "HTTPS://Developer.Apple.com/design/human-interface-guidelines/boxes",
    "https://developer.apple.com/jp/design/human-interface-guidelines/boxes#x",
    "https://developer.apple.com/design/Human-Interface-Guidelines/components/boxes.html?a",
    "https://web.archive.org/web/2025/https://\(root)/boxes/",
    "https://developer.apple.com/tutorials/data/design/human-interface-guidelines/boxes.json",
  ])
  func anotherCopyOfAPageOfOursIsFound(address: String) {
    #expect(found(address) == ["Write https://\(Self.root)/boxes."])
  }

  @Test func anAliasAndTheStartPageAreOursToo() {
    #expect(found("https://www.\(Self.root)/group-boxes").count == 1)
    #expect(found("https://www.\(Self.root)/") == ["Write https://\(Self.root)."])
  }

  @Test(arguments: [
    "https://\(root)/boxes", "https://www.\(root)/elsewhere", "https://developer.apple.com/boxes",
    "https://example.org/human-interface-guidelines/boxes", "mailto:boxes@example.org", "#A",
  ])
  func whatLeadsHereOrToAPageWeLackIsFine(address: String) { #expect(found(address) == []) }
}
