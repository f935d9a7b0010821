import Diagnostics
import Ingest
import Model
import PageFormat
import TestSupport
import Testing
import Vocabulary

/// Markdown that no scraper wrote: what it is called, and where it is from.
@Suite struct PlainMarkdownTests {
  private func page(_ text: String, _ name: String = "notes/Own ideas.md") throws -> SourcePage {
    let outcome = ingested(raw(text, name))
    #expect(outcome.ledger.shape == "markdown" && outcome.ledger.addsUp)
    return try #require(outcome.pages.first)
  }

  @Test func aHeadingIsEnough() throws {
    let page = try page("# Ideas\n\nOne.\n")
    #expect(page.frontMatter.title == "Ideas" && page.frontMatter.slug == "own-ideas")
    #expect(page.frontMatter.url == "" && page.frontMatter.edition == FrontMatter.current)
    #expect(String(decoding: page.body, as: UTF8.self) == "# Ideas\n\nOne.\n")
  }

  @Test(arguments: [
    ("---\ntitle: Ideas\n---\n\nOne.\n", "Ideas"), ("One.\n\n## Two\n\nThree.\n", "Two"),
    ("---\ntitle: Other\n---\n# Ideas\n\nOne.\n", "Ideas"),
  ])
  func theTitleIsTheHeadingOrTheField(text: String, title: String) throws {
    let page = try page(text)
    #expect(page.frontMatter.title == title)
    #expect(String(decoding: page.body, as: UTF8.self).hasPrefix("# \(title)\n\n"))
    #expect(String(decoding: page.body, as: UTF8.self).contains("One."))
  }

  @Test func titleAndAddressMakeAPageOfApples() throws {
    let root = "https://developer.apple.com/design/human-interface-guidelines"
    let page = try page("---\ntitle: Cups\nurl: \(root)/cups\n---\n\nOne.\n")
    #expect(page.frontMatter.slug == "cups" && page.frontMatter.url == root + "/cups")
  }

  @Test func anAddressElsewhereIsKept() throws {
    let page = try page("---\nurl: https://example.org/a\n---\n# Ideas\n\nOne.\n")
    #expect(page.frontMatter.url == "https://example.org/a")
    #expect(page.frontMatter.slug == "own-ideas")
  }

  @Test func itIsNoPageOfApplesBecauseOfItsTitle() {
    let harvest = ingested([
      raw(mirror("Text.", slug: "t"), "t.md"), raw("# T\n\nOurs.\n", "our-t.md"),
    ])
    #expect(harvest.pages.map(\.frontMatter.slug) == ["our-t", "t"])
  }

  @Test func whatItBecameIsReadAgain() throws {
    let first = try page("# Ideas\n\nOne.\n")
    let again = ingested(raw(PageWriter.bytes(first), "own-ideas.md"))
    #expect(again.pages.first?.frontMatter.url == "")
    #expect(again.pages.first?.body == first.body)
  }

  @Test(arguments: [
    "A shopping list: tea, milk.\n", "{\n# Ideas\n", "<!DOCTYPE html>\n# Ideas\n", "# \n",
    "#Ideas\n", "# Ide\0as\n",
  ])
  func otherTextIsNone(text: String) {
    #expect(ingested(raw(text)).ledger.shape != "markdown")
    #expect(ingested(raw(text)).pages.isEmpty)
  }

  @Test func aPageThatWasFetchedWithoutItsScriptIsRefused() {
    let text =
      "# This page requires JavaScript.\n\nPlease turn on JavaScript in your browser and refresh.\n"
    let outcome = ingested(raw(text))
    #expect(outcome.pages.isEmpty && outcome.diagnostics.map(\.rule.id) == ["failed-scrape"])
  }

  /// Some tools keep the notice for browsers without scripts, though the page is there.
  @Test(arguments: ["# This page requires JavaScript.", "This page requires JavaScript.\n==="])
  func aNoticeInFrontOfThePageIsDropped(notice: String) {
    let text = notice + "\n\nPlease turn on JavaScript in your browser and refresh.\n\n"
    let outcome = ingested(raw(text + "# Ideas\n\nTea.\n\n## More\n\nMilk.\n"))
    #expect(outcome.pages.first?.frontMatter.title == "Ideas")
    #expect(
      outcome.pages.first.map { String(decoding: $0.body, as: UTF8.self) }
        == "# Ideas\n\nTea.\n\n## More\n\nMilk.\n")
    #expect(outcome.ledger.spans.first?.fate == .dropped)
    #expect(ingested(raw("Menu\n\n" + text + "Copyright\n")).pages.isEmpty)
  }
}

/// What a page called “Designing for …” is about.
@Suite struct DesignedForTests {
  @Test(arguments: [
    ("Designing for iOS", [Platform.iOS]), ("Designing for iPadOS", [.iPadOS]),
    ("Designing for games", []), ("Designing for iOS games", []), ("iOS", []),
  ])
  func theTitleTells(title: String, platforms: [Platform]) {
    let text = mirror("Text.").replacing("# T\n", with: "# \(title)\n")
    let front = ingested(raw(text)).pages.first?.frontMatter
    #expect(front?.platforms == platforms && front?.unsupported == [])
  }

  /// The footer of the site goes, also without the line in front of it; words like its own stay.
  @Test func aBareFooterGoes() {
    let text = "# Cups\n\nA cup holds tea.\n\n"
    let names = "Light\n\nDark\n\nAuto\n"
    let footer =
      "Select a color scheme preference\n\n\(names)\nCopyright © 2026 Cup Makers. All rights.\n"
    for (tail, isGone) in [(footer, true), (names, false), (footer + "\nMore tea.\n", false)] {
      let harvest = ingested(raw(text + tail, "cups.md"))
      let body = harvest.pages.first.map { String(decoding: $0.body, as: UTF8.self) }
      #expect((body == "# Cups\n\nA cup holds tea.\n") == isGone)
      #expect(harvest.ledger.addsUp)
    }
  }

  /// Schemes of colors may be what a page is about: they go with the words for their switch alone.
  @Test(arguments: [
    "", "Select a color scheme preference\n\n", "To submit feedback, write to us.\n\n",
  ])
  func namesOfSchemesStay(above: String) {
    let text = "# Cups\n\nA cup is one of these:\n\n\(above)Light\n\nDark\n\nCopyright © 2026 Us.\n"
    let isSwitch = above.hasPrefix("Select")
    let body = ingested(raw(text, "cups.md")).pages.first.map {
      String(decoding: $0.body, as: UTF8.self)
    }
    #expect(body?.contains("Dark") == !isSwitch && body?.contains("Light") == !isSwitch)
    #expect(body?.contains("Copyright") == false)
    #expect(body?.contains("feedback") == above.hasPrefix("To submit"))
  }
}
