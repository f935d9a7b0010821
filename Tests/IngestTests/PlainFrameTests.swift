import Ingest
import Model
import Testing

/// What stands around an article of plain lines.
@Suite struct PlainFrameTests {
  private func page(_ text: String) -> SourcePage? { ingested(raw(text)).pages.first }

  @Test func theTitleIsTheOneInTheTail() {
    let text = plainPage("Abstract.").replacing("title: \"Kettles\"", with: "title: \"KETTLES!\"")
    #expect(page(text)?.frontMatter.title == "Kettles")
  }

  @Test func withoutATailTheFieldTellsItsLetters() {
    let text = plainPage("Abstract.").prefix { $0 != "C" } + ""
    #expect(page(String(text))?.frontMatter.title == "Kettles")
  }

  @Test func aNoticeInFrontIsNotTheTitle() {
    let text = plainPage("Abstract.").replacing(
      "Skip Navigation\nKettles", with: "Skip Navigation\nJune 9, 2025\nNew words.\nKettles")
    #expect(page(text)?.frontMatter.title == "Kettles")
    let body = String(decoding: page(text)?.body ?? [], as: UTF8.self)
    #expect(body.hasPrefix("# Kettles\n\nAbstract.\n\n## Change log\n\n| Date "))
  }

  @Test func inventedSectionsAreDroppedByName() {
    let text = plainPage("Abstract.").replacing(
      "---\n\n**Attr", with: "## Code Examples\n\nx\n\n---\n\n**Attr")
    let outcome = ingested(raw(text))
    #expect(
      String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self) == "# Kettles\n\nAbstract.\n"
    )
    #expect(outcome.ledger.spans.contains { $0.rule == "scraper-invention" && $0.fate == .dropped })
    #expect(outcome.ledger.spans.contains { $0.rule == "scraper-notice" && $0.fate == .dropped })
  }

  @Test func linesAsInWindowsGiveTheSamePage() {
    let text = plainPage("Abstract.\n\nBest practices\n\nAvoid steam. It is hot.")
    #expect(page(text.replacing("\n", with: "\r\n"))?.body == page(text)?.body)
  }

  @Test func originsAreTheBytesOfTheLines() throws {
    let text = plainPage("Abstract.\n\nBest practices\n\nAvoid steam. It is hot.")
    let kept = ingested(raw(text)).ledger.spans.filter { $0.rule == "heading" }
      .map { String(decoding: Array(text.utf8)[$0.start..<$0.end], as: UTF8.self) }
    #expect(kept == ["Kettles\n", "Best practices\n"])
  }
}
