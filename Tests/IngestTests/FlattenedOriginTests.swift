import Diagnostics
import Ingest
import Model
import TestSupport
import Testing

/// The bytes that a block came from are its own words.
@Suite struct FlattenedOriginTests {
  private func origins(_ body: String, chapters: [String] = ["Best practices"]) -> [String] {
    let text = Array(flattened(body, chapters: chapters).utf8)
    return ingested(raw(text)).ledger.spans.map { span in
      "\(span.fate) \(span.rule): " + String(decoding: text[span.start..<span.end], as: UTF8.self)
    }
  }

  @Test func blocksNameTheirBytes() {
    let spans = origins("Best practicesUse a pot. It helps.NoteIt burns.Pouring teaTea flows.")
    #expect(
      spans.dropLast().suffix(8) == [
        "kept title: Kettles", "kept paragraph: A kettle boils water.",
        "kept chapter: Best practices", "kept paragraph: Use a pot. It helps.",
        "kept aside-label: Note", "kept aside: It burns.", "kept heading: Pouring tea",
        "kept paragraph: Tea flows. ",
      ])
  }

  @Test func furnitureHasItsRules() {
    let spans = origins("Best practicesTea is hot.")
    #expect(spans.contains { $0.hasPrefix("moved scraper-fields: ---\ntitle: Kettles") })
    #expect(spans.contains { $0.hasPrefix("dropped javascript-notice: # This page requires") })
    #expect(spans.contains("dropped skip-link: Skip Navigation "))
    #expect(
      spans.last
        == "dropped page-contents: Current page is Kettles Supported platforms Kettles Best practices"
    )
  }

  @Test func whatPlayersShowStaysWhereTheyStand() {
    let player = "Video with custom controls. Content description: Steam. Play"
    #expect(
      origins("Best practicesTea is hot. \(player) Water is wet.").contains(
        "kept video-description: \(player)"))
  }

  @Test func aPlayerWithoutAButtonLosesItsLabelOnly() {
    #expect(
      origins("Best practicesTea. Video with custom controls. Steam rises.").contains(
        "dropped video-controls: Video with custom controls."))
  }

  @Test func nothingIsKeptTwice() {
    var random = SeededRandom(51)
    let words = ["Tea is hot.", "Pouring tea", "You need:", "A cup", "Note", "tea. "]
    for _ in 0..<100 {
      let body = "Best practices" + random.list(upTo: 20) { $0.pick(words) }.joined()
      let text = Array(flattened(body).utf8)
      let spans = ingested(raw(text)).ledger.spans
      let kept = spans.filter { $0.fate == .kept }.flatMap { text[$0.start..<$0.end] }
      #expect(
        String(decoding: kept, as: UTF8.self) == "KettlesA kettle boils water.\(body) ", "\(body)")
    }
  }

  @Test(arguments: [
    ("Content extraction failed. Please refer to the original URL.", "failed-scrape"),
    ("", "no-title"), ("Skip Navigation ", "no-title"),
  ])
  func whatIsNoPageIsRefused(text: String, rule: String) {
    let file =
      "---\nurl: https://developer.apple.com/design/human-interface-guidelines/kettles\n"
      + "is_fallback: true\n---\n\n\(text)"
    let outcome = ingested(raw(file))
    #expect(outcome.pages.isEmpty && outcome.diagnostics.map(\.rule.id) == [rule])
    #expect(outcome.ledger.spans.map(\.rule) == ["refused"])
  }

  @Test func withoutAnAddressThereIsNoPage() {
    let outcome = ingested(raw("---\nis_fallback: true\n---\n\nKettlesTea is hot."))
    #expect(outcome.diagnostics.map(\.rule.id) == ["no-address"])
  }
}
