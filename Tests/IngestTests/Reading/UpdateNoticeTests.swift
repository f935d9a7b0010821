import Model
import Testing

@testable import Ingest

/// The notice above a title: a copy of a row, or all that is left of it.
@Suite struct UpdateNoticeTests {
  private func outcome(_ text: String) -> (page: SourcePage?, rules: [String]) {
    let outcome = ingested(raw(text))
    #expect(outcome.ledger.addsUp)
    return (
      outcome.pages.first,
      outcome.ledger.spans.filter { $0.rule == "update-notice" }.map { "\($0.fate)" }
    )
  }

  private func plain(log: String, notice: String = "May 2, 2025\n\nTold more of steam.") -> String {
    let chapters = ["Use"] + (log.isEmpty ? [] : ["Change log"])
    return plainPage("Hot.\n\nUse\n\nPour it. It is hot.\(log)", chapters: chapters)
      .replacing("Skip Navigation\n", with: "Skip Navigation\n\(notice)\n\n")
  }

  private let log = "\n\nChange log\n\nDate\n\nChanges\n\n"

  @Test func aCopyIsDropped() throws {
    let (page, rules) = outcome(plain(log: log + "May 2, 2025\n\nTold more of steam."))
    #expect(rules == ["dropped"])
    #expect(page?.frontMatter.updated == "2025-05-02")
  }

  @Test func aRowThatIsMissingIsPutIn() throws {
    let (page, rules) = outcome(plain(log: log + "June 1, 2023\n\nNew page."))
    let body = String(decoding: try #require(page).body, as: UTF8.self)
    #expect(rules == ["kept"])
    #expect(body.contains("| May 2, 2025  | Told more of steam. |\n| June 1, 2023 | New page."))
    #expect(page?.frontMatter.updated == "2025-05-02")
  }

  @Test func aLogThatIsMissingIsPutIn() throws {
    let (page, rules) = outcome(plain(log: ""))
    let body = String(decoding: try #require(page).body, as: UTF8.self)
    #expect(rules == ["kept"])
    #expect(body.contains("## Change log\n\n| Date        | Changes             |\n"))
    #expect(page?.frontMatter.updated == "2025-05-02")
  }

  @Test func flattenedTextKeepsItsNotice() {
    let text =
      "---\nurl: https://developer.apple.com/design/human-interface-guidelines/kettles\n"
      + "is_fallback: true\n---\n\nSkip Navigation May 2, 2025 Told more of steam. Kettles"
      + "A kettle boils.UsePour it. It is hot. Current page is Kettles Supported platforms "
      + "Kettles Use"
    let (page, rules) = outcome(text)
    #expect(rules == ["kept"])
    #expect(page?.frontMatter.updated == "2025-05-02")
  }

  @Test func aCrawlerKeepsItsNotice() {
    let text =
      "---\nsource: https://developer.apple.com/design/human-interface-guidelines/kettles\n---\n"
      + "[Skip Navigation](#a)\n\n## Human Interface Guidelines\n\n"
      + "1 of 2 symbols inside <root>[Kettles](/design/human-interface-guidelines/kettles)\n\n"
      + "Navigator is ready\n\nMay 2, 2025\n\nTold more of steam. \n\n# Kettles\n\nHot.\n\n"
      + "Current page is Kettles\n"
    let (page, rules) = outcome(text)
    #expect(rules == ["kept"])
    #expect(page?.frontMatter.updated == "2025-05-02")
  }

  @Test func whatStartsWithNoDateIsNone() {
    let texts = ["", "Told more.", "May 2, 2025", "Maybe 2, 2025 it is", "May 2, 2025 More."]
    let notices = texts.map { UpdateNotice(Array($0.utf8), 0..<$0.utf8.count) }
    #expect(notices.map { $0 != nil } == [false, false, false, false, true])
  }
}
