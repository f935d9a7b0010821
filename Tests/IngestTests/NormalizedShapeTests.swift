import Diagnostics
import Ingest
import Model
import PageFormat
import TestSupport
import Testing
import Vocabulary

/// A page that hig wrote is known by its digest, and comes out as it went in.
@Suite struct NormalizedShapeTests {
  private func page(
    _ body: String, _ change: (inout FrontMatter) -> Void = { _ in }
  ) -> SourcePage {
    var front = FrontMatter(
      title: "T", slug: "a", url: PageAddress.url(of: "a"), abstract: "Said: \"b\"\t\u{1}")
    change(&front)
    return SourcePage(frontMatter: front, body: Array(body.utf8), file: "a.md", bodyLine: 1)
  }

  private func again(_ page: SourcePage) -> SourcePage? {
    ingested(raw(PageWriter.bytes(page))).pages.first
  }

  private func shape(_ bytes: [UInt8]) -> String { ingested(raw(bytes)).ledger.shape }

  @Test func aPageOfOursIsKnownByItsDigest() {
    let bytes = PageWriter.bytes(page("# T\n\nb\n"))
    #expect(shape(bytes) == "hig-page")
    #expect(shape(bytes + Array("c\n".utf8)) == "mirror-markdown")
    #expect(shape(bytes.dropLast()) == "mirror-markdown")
  }

  @Test(arguments: [
    "Skip Navigation\n\nCurrent page is T", "iOS Developer Library", "# # T", "# Two\n\n# Titles",
    "Supported platforms\n\n## Human Interface Guidelines",
  ])
  func signsOfOtherShapesAreWords(body: String) {
    let page = page("# T\n\n\(body)\n")
    #expect(shape(PageWriter.bytes(page)) == "hig-page")
    #expect(again(page)?.body == page.body)
  }

  @Test(arguments: [
    "Note\n\nb", "Content description: b", "[![](a) B](c)", "\\[b](/c)", "[b](/c) _d_ , **e.**f",
    "1. b\n\n- c\n  - d\n    1. e", "- b\n\n1. c", "> [!TIP]\n> b\n>\n> c\n\nd", "> b\n\n> c",
    "![b](c)\nd\n\ne", "![b](c)\n![d", "```swift\n  b\n\n```\n\nc", "~~~~\n```\n~~~~",
    "| b   | c\\|d |\n| --- | ---- |\n| \u{FFFD}   |      |",
    "<!-- tabs -->\n\n<!-- tab: b -->\n\nc\n\n<!-- /tabs -->",
    "<!-- video: b -->", "<b>\n\n#c\n\n---",
  ])
  func whatStandsInItIsTakenAsItStands(body: String) {
    let page = page("# T\n\n\(body)\n")
    #expect(again(page)?.body == page.body)
    #expect(ingested(raw(PageWriter.bytes(page))).ledger.addsUp)
  }

  @Test func whatItSaysOfItselfItSaysAgain() throws {
    let page = page("# T\n\nb\n") { front in
      front.section = "Pots & pans"
      front.platforms = [.iOS, .tvOS]
      front.unsupported = [.macOS]
      front.updated = "2025-06-09"
      front.aliases = ["3d-a", "b"]
      front.keywords = ["c", "no"]
      front.scraped = [ScrapedField("title", "\u{308}: \\"), ScrapedField("d", "")]
    }
    var front = try #require(again(page)).frontMatter
    #expect(front.sources.map(\.shape) == ["hig-page"])
    (front.quality, front.sources) = (nil, [])
    #expect(front == page.frontMatter)
  }

  @Test func aPageOfAnOlderEditionKeepsItsAddress() {
    let page = page("# T\n") { front in
      (front.edition, front.slug, front.abstract) = ("ios-legacy", "t", "")
    }
    let front = again(page)?.frontMatter
    #expect(front?.key == page.frontMatter.key)
    #expect(front?.url == page.frontMatter.url && front?.abstract == "")
  }

  @Test func anotherSourceOfThePageIsStillHeard() {
    let own = PageWriter.bytes(page("# T\n\nb\n"))
    let pages = ingested([raw(own, "a.md"), raw(mirror("b\n\n## C\n\nd\n"), "b.md")]).pages
    #expect(pages.map(\.frontMatter.slug) == ["a"])
    #expect(pages.first.map { String(decoding: $0.body, as: UTF8.self).contains("## C") } == true)
  }

  @Test func nothingElseIsReadAsOne() {
    let outcome = ingested([raw(mirror("b\n"))], as: "hig-page")
    #expect(outcome.pages == [] && outcome.diagnostics.map(\.rule.id) == ["page-changed"])
    #expect(outcome.ledgers[0].addsUp)
  }

  @Test func pagesOfTheSamplesStayAsTheyAre() throws {
    for sample in try Fixtures.samples() {
      for page in ingested(raw(sample.bytes, sample.name)).pages {
        #expect(again(page)?.body == page.body, "\(sample.name)")
      }
    }
  }
}

@Suite struct RepairedWidthTests {
  @Test func aTableIsPaddedForWhatWillStandInIt() {
    let bytes = Array(mirror("a|b\n-|-\nc").utf8) + [0xE2, 0x80] + Array("ddd|e\n".utf8)
    let body = ingested(raw(bytes)).pages.first.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(body == "# T\n\n| a     | b   |\n| ----- | --- |\n| c\u{FFFD}ddd | e   |\n")
  }
}
