import Ingest
import Model
import Testing

/// What programs for notes write above a text or below its title, and how they call their files.
@Suite struct HeadLinesTests {
  private static let address =
    "https://developer.apple.com/design/human-interface-guidelines/sliders"

  @Test(arguments: [
    "# Sliders\n\nURL: \(address)\nCreated: January 15, 2026 10:11 AM\nTags: HIG, Tea\n\nTea.\n",
    "Title: Sliders\nSource: <\(address)>\nDate: 15.01.2026\nTags:\n\n# Sliders\n\nTea.\n",
    "Sliders\n=======\n**URL:** [\(address)](\(address))\n\nTea.\n",
  ])
  func metadataIsNoText(text: String) throws {
    let outcome = ingested(raw(text, "Notes 1a2b.md"))
    let page = try #require(outcome.pages.first)
    #expect(page.frontMatter.slug == "sliders" && page.frontMatter.url == Self.address)
    #expect(page.frontMatter.abstract == "Tea.")
    #expect(String(decoding: page.body, as: UTF8.self) == "# Sliders\n\nTea.\n")
    #expect(outcome.ledger.addsUp)
    #expect(outcome.ledger.spans.contains { $0.fate == .moved && $0.rule == "scraper-fields" })
  }

  @Test func whatElseItSaysIsKeptInTheFrontMatter() {
    let text = """
      # Sliders

      URL: \(Self.address)
      Last edited: June 9
      Title: About sliders
      Link: \(Self.address)

      Tea.

      """
    let front = ingested(raw(text)).pages.first?.frontMatter
    #expect(
      front?.scraped.map { "\($0.name)=\($0.value)" } == [
        "last-edited=June 9", "title=About sliders", "link=\(Self.address)",
      ])
  }

  @Test(arguments: [
    "Note: tea is hot.\nURL: https://example.org/a\n", "A cup of tea\nURL: \(address)\n",
    "Note: tea is hot.\n", "See: \(address)\n", "Source: \(address)\n",
    "URL: \(address) (12 pages, needs tea)\n", "URL: [Tea](\(address))\n", "URL: \(address)#Tea\n",
  ])
  func otherWordsStay(text: String) {
    let page = ingested(raw("# Ideas\n\n\(text)\nMilk.\n", "Own ideas.md")).pages.first
    #expect(page?.frontMatter.slug == "own-ideas")
    #expect(page.map { String(decoding: $0.body, as: UTF8.self) }?.contains(": ") == true)
  }

  @Test(arguments: [
    ("Sliders 1a2b3c4d.md", "sliders"), ("sliders (1).md", "sliders"), ("01-sliders.md", "sliders"),
    ("Sliders - Apple Developer Documentation.md", "sliders"), ("Sliders copy.md", "sliders"),
    ("our-sliders.md", "our-sliders"), ("Buttons.md", "buttons"),
  ])
  func aTitleNamesThePageOfAFileWithoutASlug(name: String, slug: String) {
    let page = ingested(raw("# Sliders\n\nTea.\n", name)).pages.first
    #expect(page?.frontMatter.slug.text == slug)
    #expect(page?.frontMatter.url == (slug == "sliders" ? Self.address : ""))
  }
}
