import Diagnostics
import Testing

@testable import Ingest

/// `cat *.md` makes one file of several pages.
@Suite struct JoinedPagesTests {
  private func findings(_ text: String) -> [String] {
    ingested(raw(text)).diagnostics.map { "\($0.location.line) \($0.rule)" }
  }

  @Test func theSecondPageIsNamed() {
    #expect(
      findings(mirror("One.\n", slug: "a") + mirror("Two.\n", slug: "b")) == ["9 pages-joined"])
    let plain = plainPage("Abstract.")
    #expect(findings(plain + mirror("Two.\n", slug: "b")).contains { $0.hasSuffix("pages-joined") })
  }

  @Test(arguments: [
    "---\n\nText below a rule.\n", "---\nsource: none\n---\n",
    "---\nsource: https://developer.apple.com/design/human-interface-guidelines/a\n---\n",
  ])
  func rulesAndOwnFieldsBeginNothing(text: String) {
    #expect(!findings(mirror("One.\n\n" + text)).contains { $0.hasSuffix("pages-joined") })
  }
}
