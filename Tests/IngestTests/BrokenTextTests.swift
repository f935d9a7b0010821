import Diagnostics
import Ingest
import Model
import Testing

@Suite struct BrokenTextTests {
  private func page(_ bytes: [UInt8]) -> SourcePage? { ingested(raw(bytes)).pages.first }

  /// `~` stands for bytes that are no text.
  @Test(arguments: [[0xFF], [0], [0xC3], [0xE2, 0x80]])
  func titleFieldsAndTextAreRepaired(broken: [UInt8]) throws {
    let text = "---\nsource: /design/human-interface-guidelines/a\nx: b~c\n---\n# T~U\n\nv~w\n"
    let bytes = Array(
      text.utf8.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
        .joined(separator: broken))
    let page = try #require(self.page(bytes))
    #expect(page.frontMatter.title == "T\u{FFFD}U")
    #expect(page.frontMatter.abstract == "v\u{FFFD}w")
    #expect(page.frontMatter.scraped == [ScrapedField("x", "b\u{FFFD}c")])
    #expect(Array(page.body) == Array("# T\u{FFFD}U\n\nv\u{FFFD}w\n".utf8))
  }

  @Test func linesAsInWindowsGiveTheSamePage() throws {
    let text = mirror("a\n\n* b\n\nc|d\n-|-\ne|f\n\n```\ng\n```\n")
    let windows = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\r\n")
    let (plain, other) = (page(Array(text.utf8)), page(Array(windows.utf8)))
    #expect(plain?.body == other?.body)
    #expect(plain?.frontMatter.slug == other?.frontMatter.slug)
  }

  @Test func aByteOrderMarkIsNoPartOfThePage() throws {
    let text = Array(mirror("a\n").utf8)
    #expect(page([0xEF, 0xBB, 0xBF] + text)?.body == page(text)?.body)
  }
}

/// A page without a title could not be read again.
@Suite struct UnseenTitleTests {
  @Test(arguments: [
    "iOS Developer Library\n\n\u{200B}\n\nTea is hot.\n",
    "---\nsource: /design/human-interface-guidelines/a\n---\n# \u{A0}\u{200B}\n\nTea is hot.\n",
    "# Tea\n\n[x](/design/human-interface-guidelines/a)\n\n# \u{200B}\n\nTea is hot.\n",
  ])
  func theFileIsRefused(text: String) {
    let outcome = ingested(raw(text))
    #expect(outcome.pages.isEmpty && outcome.ledger.addsUp)
    #expect(outcome.diagnostics.map(\.rule.id) == ["no-title"])
  }
}
