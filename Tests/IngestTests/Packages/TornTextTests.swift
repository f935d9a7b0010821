import Diagnostics
import Model
import TestSupport
import Testing

@testable import Ingest

/// Text in which links and bold words begin lines: what belongs together is a line again.
@Suite struct TornTextTests {
  /// Lines that are whole.
  private static let whole = """
    You can give a cup:
    Hold it by the handle, which stays cool, if there is one.
    Turn it to the hand that is free, and wait for it.
    macOS
    macOS shows cups in a window of their own, as the system does for all things.
    Resources
    Developer documentation
    """
  private static let torn = """
    Cups
    A cup holds tea, and keeps it warm.
    Best practices
    Choose a cup that fits the hand.
    People hold it for a long time, and a cup that is too large cools the tea. For guidance, see
    Action sheets
    and
    Color
    .
    Avoid cups of paper.
    They are soft and of no use for long (unless they are
    waxed
    ), and no one likes them for tea that is hot.
    \(whole)
    cup(_:isFull:)
    — SwiftUI
    """

  private func lines(_ text: String) -> [String]? {
    Package(raw(text, "cups.txt"))?.pages.first.map {
      String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  @Test func linesAreJoined() {
    let joined = lines(Self.torn)?.joined(separator: "\n")
    #expect(
      joined == """
        Cups
        A cup holds tea, and keeps it warm.
        Best practices
        Choose a cup that fits the hand. People hold it for a long time, and a cup that is \
        too large cools the tea. For guidance, see Action sheets and Color.
        Avoid cups of paper. They are soft and of no use for long (unless they are waxed), \
        and no one likes them for tea that is hot.
        \(Self.whole)
        cup(_:isFull:) — SwiftUI
        """)
  }

  @Test func itsLedgerAddsUp() throws {
    let file = raw(Self.torn, "cups.txt")
    let package = try #require(Package(file))
    #expect(
      package.diagnostics.map(\.summary) == ["The file is \(TornText.form) with a page"])
    let ledger = Ingester.merge([try #require(Ingester.read(package, of: file))]).ledgers[0]
    #expect(ledger.addsUp && ledger.spans.map(\.rule) == ["packed-page"])
  }

  /// The page has its guidelines in bold.
  @Test func thePageHasItsGuidelines() throws {
    let page = try #require(Package(raw(Self.torn, "alerts.txt"))?.pages.first)
    let body = ingested(page).pages.first.map { String(decoding: $0.body, as: UTF8.self) } ?? ""
    #expect(body.contains("\n## Best practices\n\n**Choose a cup that fits the hand.** People"))
    #expect(body.contains("\n**Avoid cups of paper.** They are soft"))
  }

  /// Lines that are whole, Markdown, text with blank lines and without the sections of a page.
  @Test(arguments: [
    "Cups\nA cup holds tea.\nBest practices\nChoose a cup.\nResources\nPots\n",
    torn.replacing("Best practices", with: "## Best practices"),
    torn.replacing("\n", with: "\n\n"),
    torn.replacing("Best practices", with: "Good cups")
      .replacing("Resources", with: "More"), "---\nurl: x\n---\n" + torn,
  ])
  func othersStay(text: String) { #expect(lines(text) == nil) }
}
