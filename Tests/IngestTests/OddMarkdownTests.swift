import Model
import TestSupport
import Testing

@testable import Ingest

/// Markdown of people and tools that leave marks out, or write others.
@Suite struct OddMarkdownTests {
  @Test(arguments: [
    ("• Tea\n• Milk *hot*\n", "- Tea\n- Milk *hot*"), ("•\tTea\n", "- Tea"),
    ("•\u{A0}Tea\n", "- Tea"), ("Take:\n• Tea\n• Milk\n", "Take:\n\n- Tea\n- Milk"),
    ("• Tea\n◦ Green\n◦ Black\n• Milk\n", "- Tea\n  - Green\n  - Black\n- Milk"),
    ("  • Tea\n    • Green\n", "- Tea\n  - Green"), ("•Tea\n", "•Tea"), ("• \n", "•"),
  ])
  func bullets(text: String, expected: String) { #expect(normalized(text) == expected + "\n") }

  @Test(arguments: [
    ("**Warm the pot. **Tea cools.", "**Warm the pot.** Tea cools."),
    ("**Warm it. **Tea and **milk** cool.", "**Warm it.** Tea and **milk** cool."),
    ("**Tea **, and milk.", "**Tea**, and milk."), ("“**Tea **” a", "“**Tea**” a"),
    ("**Tea** and **milk**", "**Tea** and **milk**"), ("a **b", "a **b"), ("**a ** b", "**a ** b"),
  ])
  func aBlankBeforeTheEndOfBold(text: String, expected: String) {
    #expect(normalized(text) == expected + "\n")
  }

  /// Bold alone on a line is a heading only where a heading of the guidelines is called so, and
  /// nothing else is a heading.
  @Test(arguments: [
    (
      "##Best practices\n\nTea.\n\n###macOS\n\nCups.",
      "## Best practices\n\nTea.\n\n### macOS\n\nCups."
    ),
    ("##\tBest practices\n\nTea.", "## Best practices\n\nTea."),
    ("#Tea is hot.", "#Tea is hot."), ("##define TEA", "##define TEA"),
    ("Words\n##Tea of a line.", "Words ##Tea of a line."), ("Words.\n##Tea", "Words.\n\n## Tea"),
    ("## 1. Best practices\n\nTea.", "## Best practices\n\nTea."),
    ("## 2. Kettles\n\nTea.", "## 2. Kettles\n\nTea."),
    (
      "**Best practices**\n\nTea.\n\n**Platform considerations**\n\n**macOS**\n\nCups.",
      "## Best practices\n\nTea.\n\n## Platform considerations\n\n### macOS\n\nCups."
    ),
    ("**Kettles**\n\nTea.", "**Kettles**\n\nTea."),
    ("## Use\n\n**Best practices**\n\nTea.", "## Use\n\n**Best practices**\n\nTea."),
    ("**Best practices** pay.", "**Best practices** pay."),
    ("## [](#Use) Use\n\nTea.", "## Use\n\nTea."),
    ("## Use[\u{200B}](#use \"Direct link to Use\")\n\nTea.", "## Use\n\nTea."),
    ("## [Use][1]\n\nTea.\n\n[1]: /design/human-interface-guidelines/a#Use", "## Use\n\nTea."),
    ("![](#a)", "![](#a)"),
  ])
  func headings(text: String, expected: String) { #expect(normalized(text) == expected + "\n") }

  /// The title once more is no heading, and what is below it moves up.
  @Test(arguments: [
    ("# T\n\n## Use\n\nTea.", "## Use\n\nTea."),
    ("## T\n\nTea.\n\n### Use\n\nCups.", "Tea.\n\n## Use\n\nCups."),
    ("## T\n\nTea.\n\n## Use\n\nCups.", "Tea.\n\n## Use\n\nCups."),
    ("Tea.\n\n## T\n\nCups.", "Tea.\n\n## T\n\nCups."),
  ])
  func theTitleTwice(text: String, expected: String) {
    #expect(normalized(text) == expected + "\n")
    #expect(ingested(raw(mirror(text))).ledger.addsUp)
  }

  /// Without another title it is the title.
  @Test func aTitleOfALowerLevel() throws {
    let outcome = ingested(raw("---\ntitle: Tea\n---\n\n## Tea\n"))
    let page = try #require(outcome.pages.first)
    #expect(String(decoding: page.body, as: UTF8.self) == "# Tea\n")
    #expect(outcome.ledger.spans.filter { $0.rule == "heading" }.map(\.fate) == [.kept])
    #expect(outcome.ledger.addsUp)
  }

  @Test(arguments: [
    "# Tea | Apple Developer Documentation",
    "# Tea - Human Interface Guidelines - Design - Apple Developer",
  ])
  func theNameOfTheSite(title: String) {
    let page =
      "---\nurl: https://developer.apple.com/design/human-interface-guidelines/tea\n---\n\n"
    #expect(ingested(raw(page + title + "\n\nHot.\n")).pages.first?.frontMatter.title == "Tea")
  }

  /// Paragraphs of which each begins with a sentence in bold, without lines between them.
  @Test func paragraphsLineByLine() {
    let text = "**Warm the pot.** Tea cools.\n**Pour slowly!** It spills.\nTake care.\n"
    #expect(
      normalized(text)
        == "**Warm the pot.** Tea cools.\n\n**Pour slowly!** It spills. Take care.\n")
    #expect(normalized("Tea and\n**Milk.** Both.\n") == "Tea and **Milk.** Both.\n")
    #expect(normalized("Tea.\n**Milk** is cold.\n") == "Tea. **Milk** is cold.\n")
  }

  /// Some tools break the lines of addresses too.
  @Test func anAddressThatIsBrokenAtItsHyphen() {
    let text = "See [Use][1].\n\n[1]: https://developer.apple.com/design/human-interface-\n"
    #expect(
      normalized(text + "guidelines/boxes#Use\n")
        == "See [Use](https://developer.apple.com/design/human-interface-guidelines/boxes#Use).\n")
    #expect(
      normalized("[a][1]\n\n[1]: https://x.test/a-\nb c\n") == "[a](https://x.test/a-)\n\nb c\n")
  }

  /// What is behind the line for screen readers is no text, even if a tool wrote it otherwise.
  @Test(arguments: [
    "Current page is T\n\n##### Supported platforms\n\n- iOS\n\n- T\n- [Use](#Use)\n",
    "Current page is T\n\n<!-- -->\n\n- [Best\n  practices](/a#Best)\n\n</div>\n",
    "Current page is T\n\n- Use\n",
  ])
  func theTail(tail: String) {
    #expect(normalized("## Use\n\nTea.\n\n" + tail) == "## Use\n\nTea.\n")
    #expect(normalized("Current page is T\n\n## Use\n\nTea.\n").contains("## Use"))
    for rest in [
      "Tea is a drink.", "| a | b |\n| - | - |\n| c | d |", "![A](b.png)", "- Pour tea",
      "<div>Tea</div>", "For tea, see [A](/b)",
    ] {
      let text = normalized("## Use\n\nTea.\n\nCurrent page is T\n\n\(rest)\n")
      #expect(text.contains("Current page is T"), "\(rest)")
    }
  }

  @Test func headingsThatAToolEmptied() {
    #expect(SavedPage.markdown("<h2 id=Best-practices></h2><p>a</p>") == "## Best practices\n\na")
    #expect(SavedPage.markdown("<h2 id='a b'></h2><p>a</p>") == "a")
    #expect(SavedPage.markdown("<h2></h2><p>a</p>") == "a")
    #expect(SavedPage.markdown("<h2 id=dialog-title></h2><p>a</p>") == "a")
  }

  /// The reading view of a browser, saved.
  @Test func whatAReadingViewSays() {
    let html =
      "<div class=header><a class='domain reader-domain'>x.test</a>"
      + "<div class='credits reader-credits'>Apple</div>"
      + "<div class=reader-estimated-time>4 minutes</div></div><p>Tea.</p>"
    #expect(SavedPage.markdown(html) == "Tea.")
  }
}
