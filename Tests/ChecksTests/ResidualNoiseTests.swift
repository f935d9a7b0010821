import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct ResidualNoiseTests {
  private func found(_ markdown: String) -> [String] {
    findings(of: ResidualNoise.self, [TestPage(slug: "a", markdown: "# A\n\n\(markdown)\n")])
      .map(\.told)
  }

  @Test(arguments: [
    ("Skip Navigation", "a link that skips the navigation"),
    ("[Open Menu](/)", "the menu of the design pages"),
    ("## Supported platforms", "the head of a page without its icons"),
    ("Copyright © 2026 Someone", "the site’s footer"),
    ("> Current page is boxes", "the page’s name for a screen reader"),
  ])
  func furnitureIsFound(markdown: String, reason: String) {
    let found = found(markdown)
    #expect(found.count == 1 && found[0].hasSuffix("is \(reason)"), "\(found)")
  }

  @Test(arguments: [
    "Let people skip navigation.", "`Skip Navigation`, as a label, says where it leads.", "Play",
    "The copyright © stands last.", "Open menus slowly", "- Light\n- Dark\n- Auto",
  ])
  func wordsOfAnArticleAreFine(markdown: String) { #expect(found(markdown) == []) }
}
