import Model
import PageFormat
import Testing

@testable import Ingest

/// Which page a raw file has whose scraper noted no address.
@Suite struct NearestAddressTests {
  private func slug(_ text: String, _ name: String) -> String? {
    ingested(raw(text, name)).pages.first?.frontMatter.slug.text
  }

  private static let plain = plainPage("Abstract.").replacing(
    "url: https://developer.apple.com/design/human-interface-guidelines/kettles\n", with: "")

  private static let crawler = """
    Skip Navigation

    ## Human Interface Guidelines

    1 of 2 symbols inside <root> containing 7 symbols[Tea](/design/human-interface-guidelines/tea)

    1 of 7 symbols inside 19 [Kettles](/design/human-interface-guidelines/the-kettles)

    Navigator is ready

    # Kettles

    Abstract.

    """

  @Test func theNameOfTheFileNamesAKnownPage() {
    #expect(slug(Self.plain, "toggles.md") == "toggles")
    #expect(slug(Self.plain, "sliders.md") == "sliders")
    #expect(slug(Self.plain, "scrapes/hig_toggles.txt") == "toggles")
    #expect(slug(Self.plain, "kettles.md") == nil)
  }

  /// A copy in an archive is of the page that its address ends in.
  @Test(arguments: ["20250601000000/https", "2025id_/http"])
  func theAddressOfAnArchivedCopyNamesItsPage(copy: String) {
    let address = "https://web.archive.org/web/\(copy)://developer.apple.com"
    let page = plainPage("Abstract.").replacing("https://developer.apple.com", with: address)
    #expect(slug(page, "a.md") == "kettles")
    #expect(slug(page.replacing("developer.apple", with: "example"), "a.md") == nil)
  }

  @Test func theTitleInTheFieldsNamesAKnownPage() {
    let sliders = Self.plain.replacing(
      "title: \"Kettles\"", with: "title: Sliders | Apple Developer Documentation")
    #expect(slug(sliders, "1.md") == "sliders")
    #expect(slug(sliders, "toggles.md") == "toggles")
  }

  @Test func theTreeOfPagesNamesItsTitle() {
    #expect(slug(Self.crawler, "x.md") == "the-kettles")
    #expect(slug(Self.crawler.replacing("# Kettles", with: "# Cups"), "x.md") == nil)
  }

  @Test func aNotedAddressCounts() {
    let other = Self.plain.replacing("title:", with: "url: https://a.example/\ntitle:")
    #expect(slug(other, "toggles.md") == nil)
  }

  /// Own pages may have any name.
  @Test func plainMarkdownIsNoPageOfApples() {
    let page = ingested(raw("# Notes\n\nText.\n", "toggles.md")).pages.first
    #expect(page?.frontMatter.url.isEmpty == true)
  }
}
