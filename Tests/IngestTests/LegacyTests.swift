import Diagnostics
import Ingest
import Model
import Testing

/// A chapter of the old library.
@Suite struct LegacyTests {
  private func page(_ body: String) -> SourcePage? {
    let text =
      "iOS Developer Library\n\niOS Human Interface Guidelines\n\nOn This Page\n\n\(body)\n"
    return ingested(raw(text, "a.txt")).pages.first
  }

  private func text(_ body: String...) -> String {
    let all = page((["Tea Views"] + body).joined(separator: "\n\n"))
    return String(decoding: all?.body.dropFirst(13) ?? [], as: UTF8.self)
  }

  @Test(arguments: [
    ("iOS 7 and later", "ios-2014"), ("iOS 8 and later", "ios-2015"), ("iOS 7", "ios-legacy"),
  ])
  func theTextTellsTheEdition(words: String, edition: String) {
    #expect(page("Tea Views\n\nIn \(words), tea is hot.")?.frontMatter.edition.text == edition)
  }

  /// The address of today's page of that title was never its own.
  @Test func anAddressIsToldOnlyIfTheFileHasOne() {
    #expect(page("Tea Views\n\nTea is hot.")?.frontMatter.url == "")
    for field in ["url", "source"] {
      let text =
        "---\n\(field): https://old.test/Tea.html\n---\niOS Developer Library\n\nTea\n\nHot."
      #expect(
        ingested(raw(text, "a.txt")).pages.map(\.frontMatter.url) == ["https://old.test/Tea.html"])
    }
  }

  @Test func titleAndSlug() {
    let front = page("Tea Views\n\nTea is hot.")?.frontMatter
    #expect(front?.title == "Tea Views" && front?.slug == "tea-views")
  }

  @Test func headingsHaveCapitals() {
    #expect(text("Cup View", "It is round.") == "## Cup View\n\nIt is round.\n")
    #expect(text("Cup view", "It is round.") == "Cup view\n\nIt is round.\n")
  }

  @Test func aLostHeadingIsTheThingThatIsDefined() {
    #expect(
      text("A tray is flat.", "A tray:", "  • Holds cups")
        == "## Tray\n\nA tray is flat.\n\nA tray:\n\n- Holds cups\n")
  }

  @Test func aThingThatIsOnlyMentionedIsNone() {
    #expect(text("A tray is flat.", "It holds cups.") == "A tray is flat.\n\nIt holds cups.\n")
    #expect(
      text("Tray", "A tray is flat.", "A tray:", "  • Holds cups").split(separator: "\n").count {
        $0 == "## Tray"
      } == 1)
  }

  @Test func picturesAndNestedBullets() {
    #expect(
      text("image: ../Art/a_2x.png", "  • One", "    • Two", "  • Three")
        == "![](../Art/a_2x.png)\n\n- One\n  - Two\n- Three\n")
  }

  @Test func whatAThingIsForIsNoGuideline() {
    let lines = text(
      "Cup View", "Use a cup view to show a cup. It is round.", "Keep it clean. It shines.")
    #expect(lines.contains("\nUse a cup view to show a cup. It"))
    #expect(lines.contains("**Keep it clean.** It shines."))
  }

  @Test func aNameBeforeItsSymbolIsBold() {
    #expect(text("Plain (CupStylePlain). No saucer.").hasPrefix("**Plain** (CupStylePlain). No"))
  }

  @Test func tablesOfPicturesGetTheirLostNames() {
    let table = text(
      "Part", "Hold the handle.", "Part of a cup", "image: ../Art/hand_2x.png", "To hold it.",
      "image: ../Art/rim_2x.png", "Upper rim", "To drink.")
    #expect(table.contains("| Part of a cup"))
    #expect(table.contains("| ![](../Art/hand_2x.png) | Handle    | To hold it. |"))
    #expect(table.contains("| ![](../Art/rim_2x.png)  | Upper rim | To drink.   |"))
  }

  @Test func whatWasPutBackIsTold() {
    let text =
      "iOS Developer Library\n\nTea Views\n\nA tray is flat.\n\nA tray:\n\n  • Holds cups\n"
    #expect(ingested(raw(text)).diagnostics.map(\.rule.id) == ["heading-restored"])
  }

  @Test func aParagraphOfAnItemStaysText() {
    #expect(
      text("  • One", "    More of it. And more.", "  • Two")
        == "- One\n\nMore of it. And more.\n\n- Two\n")
  }

  @Test func aTableOfNamesEndsAtAGuideline() {
    let table = text(
      "Cup View", "It is round.", "If the water…", "Do this...", "Is cold",
      "Wait for it. Then pour.",
      "It takes time.", "Boils over", "Take it off.", "Keep the lid on. Steam burns.")
    #expect(table.contains("| Is cold       | Wait for it. Then pour.<br>It takes time. |"))
    #expect(table.hasSuffix("\n\n**Keep the lid on.** Steam burns.\n"))
  }

  @Test func twoBareLinesAreNoTable() {
    #expect(
      text("If the water…", "Do this...", "It boils.")
        == "If the water…\n\nDo this...\n\nIt boils.\n")
  }

  @Test func picturesInARowAreNoTable() {
    #expect(
      text("A caption here", "image: ../Art/a.png", "image: ../Art/b.png", "It is so.")
        == "A caption here\n\n![](../Art/a.png)\n\n![](../Art/b.png)\n\nIt is so.\n")
  }

  @Test func linksToOtherChaptersGo() {
    let text = "iOS Developer Library\n\nTea Views\n\nTea is hot.\n\nNext\nPrevious\n"
    let outcome = ingested(raw(text))
    #expect(
      outcome.pages.first.map { String(decoding: $0.body, as: UTF8.self) }
        == "# Tea Views\n\nTea is hot.\n")
    #expect(outcome.ledger.spans.contains { $0.rule == "library-link" })
  }

  @Test func aChapterThatIsMissingIsRefused() {
    let outcome = ingested(raw("iOS Developer Library\n\nOn This Page\n"))
    #expect(outcome.pages.isEmpty && outcome.diagnostics.map(\.rule.id) == ["no-title"])
    #expect(outcome.ledger.addsUp)
  }
}
