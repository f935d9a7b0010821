import Diagnostics
import Model
import PageFormat
import Testing

/// Apple's own Markdown: what other shapes write otherwise.
@Suite struct AppleMarkdownTests {
  private static let top =
    #"<!-- {"identifier": "/design/Human-Interface-Guidelines/a", "title": "T"} -->"#
    + "\n\n# T\n\n"

  private func page(_ body: String, top: String = top) -> Outcome {
    ingested(raw(top + body, "a.md"))
  }

  private func text(_ body: String) -> String {
    let text = String(decoding: page(body).pages.first?.body ?? [], as: UTF8.self)
    return text.hasPrefix("# T\n\n") ? String(text.dropFirst(5).dropLast()) : text
  }

  @Test(arguments: [
    ("> Note: a", "> [!NOTE]\n> a"), ("> Developer note: a", "> [!DEVELOPER_NOTE]\n> a"),
    ("> Important: a\n> b", "> [!IMPORTANT]\n> a b"), ("> Notes: a", "Notes: a"), ("> a", "a"),
    ("> Note: a\n\n> Note: b", "> [!NOTE]\n> a\n\n> [!NOTE]\n> b"),
    ("> Note: a\n>\n> b", "> [!NOTE]\n> a\n>\n> b"), ("Note: a", "Note: a"),
  ])
  func quotesAreAsides(body: String, expected: String) { #expect(text(body) == expected) }

  @Test(arguments: [
    ("a\n\n## Discussion\n\nb", "a\n\nb"), ("## Discussions\n\nb", "## Discussions\n\nb"),
    ("a\n\n---\n\nCopyright &copy; x | y", "a"), ("a\n\n---\n\nb", "a\n\n---\n\nb"),
    ("a\n\nCopyright is law.", "a\n\nCopyright is law."),
  ])
  func whatNoPageShowsGoes(body: String, expected: String) { #expect(text(body) == expected) }

  @Test(arguments: [
    (
      "**A:**\n\n![x](a.png)\n\n**B:**\n\n![y](b.png)",
      "<!-- tabs -->\n\n<!-- tab: A -->\n\n![x](a.png)\n\n<!-- tab: B -->\n\n![y](b.png)\n\n<!-- /tabs -->"
    ),
    ("**A:**\n\n![x](a.png)\n\nb.", "**A:**\n\n![x](a.png)\n\nb."),
    ("**A:**\n\nb\n\n**C:**\n\nd", "**A:**\n\nb\n\n**C:**\n\nd"),
    (
      "**A**\n\n![x](a.png)\n\n**B**\n\n![y](b.png)", "**A**\n\n![x](a.png)\n\n**B**\n\n![y](b.png)"
    ),
  ])
  func labelsWithPicturesAreTabs(body: String, expected: String) { #expect(text(body) == expected) }

  @Test(arguments: [
    ("![x](i/a~dark@2x.png)\n\n![x](i/a@2x.png)", "![x](i/a@2x.png)"),
    ("![x](i/a@2x.png)\n\n![x](i/a~dark@2x.png)", "![x](i/a@2x.png)"),
    ("![x](i/a~dark@2x.png)", "![x](i/a~dark@2x.png)"),
    ("![x](i/a@2x.png)\n\n![y](i/a~dark@2x.png)", "![x](i/a@2x.png)\n\n![y](i/a~dark@2x.png)"),
    ("![x](v/a.mp4)", "<!-- video: x -->"), ("![](v/a.mp4)", "![](v/a.mp4)"),
  ])
  func ofAPairTheLightOneStays(body: String, expected: String) { #expect(text(body) == expected) }

  @Test(arguments: [
    (
      "<doc://com.apple.documentation/videos/play/wwdc2025/222>",
      "- [WWDC25, 222](https://developer.apple.com/videos/play/wwdc2025/222)"
    ),
    (
      "See <doc://a/documentation/UIKit/UIView>.",
      "See [`UIView`](https://developer.apple.com/documentation/UIKit/UIView)."
    ),
    ("`<doc://a/b>`", "`<doc://a/b>`"), ("<doc://a>", "<doc://a>"), ("<doc://a/b", "<doc://a/b"),
    (
      "[c](/design/Human-Interface-Guidelines/color)",
      "[c](https://developer.apple.com/design/human-interface-guidelines/color)"
    ),
  ])
  func linksByNameGetWords(body: String, expected: String) { #expect(text(body) == expected) }

  @Test func linksWithoutWordsAreTold() {
    #expect(page("<doc://a/b>\n\n<doc://a/c>").diagnostics.map(\.rule.id) == ["link-untitled"])
    #expect(page("a").diagnostics.isEmpty)
  }

  @Test(arguments: ["<!-- {} -->", "<!-- {\"title\": -->", "<!-- {\"identifier\": 1} -->"])
  func withoutAnIdentifierTheTitleNamesThePage(top: String) {
    let outcome = page("a", top: top + "\n# Tab bars\n\n")
    #expect(outcome.pages.first?.frontMatter.slug == "tab-bars")
    #expect(outcome.diagnostics.map(\.rule.id) == ["metadata-broken"])
  }

  @Test(arguments: ["<!-- {", "<!-- {} -->", "<!-- {} -->\n\ntext"])
  func withoutATitleThereIsNoPage(text: String) {
    let outcome = ingested(raw(text))
    #expect(outcome.pages.isEmpty && outcome.ledger.addsUp)
    #expect(outcome.diagnostics.map(\.rule.id) == ["no-title"])
  }

  @Test func whatHasNoNameIsKept() {
    let top =
      #"<!-- {"identifier": "/design/human-interface-guidelines/a", "role": "x", "list": [1], "abstract": "about"} -->"#
    let front = page("a", top: top + "\n# T\n\n").pages.first?.frontMatter
    #expect(front?.scraped == [ScrapedField("role", "x"), ScrapedField("list", "[1]")])
    #expect(front?.abstract == "about")
  }

  /// A page whose YAML had one key twice could never be read again.
  @Test func whatComesTwiceIsKeptUnderANumber() throws {
    let identifier = #""identifier": "/design/human-interface-guidelines/a""#
    let top = "<!-- {\(identifier), \"a\": \"x\", \"a\": \"y\"} -->\n# T\n\n"
    let page = try #require(page("a", top: top).pages.first)
    #expect(page.frontMatter.scraped == [ScrapedField("a", "x"), ScrapedField("a-2", "y")])
    #expect(PageReader.read(PageWriter.bytes(page), file: "a.md").diagnostics == [])
  }
}
