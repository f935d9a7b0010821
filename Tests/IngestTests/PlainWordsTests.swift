import Diagnostics
import Glibc
import Ingest
import Model
import TestSupport
import Testing

/// No word is lost and none is added: the letters of what the ledger keeps are those of the page.
/// `HIG_CASES=100000` says how many bodies are made up.
@Suite(.timeLimit(.minutes(60))) struct PlainWordsTests {
  private static let cases = getenv("HIG_CASES").flatMap { Int(String(cString: $0)) } ?? 80

  private func letters(_ text: String) -> String {
    String(
      text.replacing("<br>", with: " ").lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      })
  }

  private func kept(_ outcome: Outcome, of bytes: [UInt8]) -> String {
    let spans = outcome.ledger.spans.filter { $0.fate == .kept }
    return letters(
      String(decoding: spans.flatMap { bytes[$0.start..<$0.end] }, as: UTF8.self))
  }

  private func written(_ outcome: Outcome) -> String {
    letters(withoutTableMarks(String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)))
  }

  private let pieces = [
    "Red", "red", "iOS", "iOS, iPadOS", "12 pt", "Use it.", "Avoid it. It burns.", "Note", "Tip",
    "Here are two ways:", "The following table is here.", "Attribute", "Value", "Resources",
    "Related", "Videos", "Change log", "Date", "Changes", "June 9, 2025", "Best practices",
    "Developer note", "alert(_:isPresented:)", "Full cup", "A cup", "It's \"hot\" -- so.",
    "Cold. It waits.", "Pouring tea", "ar_AE", "1. One", "System small", "Name -- Framework",
  ]

  @Test func ofAnyLines() {
    var random = SeededRandom(41)
    for number in 0..<Self.cases {
      let body = random.list(upTo: 50) { $0.pick(pieces) + $0.pick(["\n", "\n\n", "\n\n"]) }
        .joined()
      let text = plainPage(body, chapters: ["Red", "Best practices", "Resources", "Change log"])
      let outcome = ingested(raw(text))
      #expect(kept(outcome, of: Array(text.utf8)) == written(outcome), "\(number): \(body)")
    }
  }

  @Test func ofOurOwnPages() throws {
    let samples = try Fixtures.samples().filter { $0.name.contains("plain-2025") }
    #expect(samples.count > 3)
    for sample in samples {
      let outcome = ingested(raw(sample.bytes))
      #expect(kept(outcome, of: sample.bytes) == written(outcome), "\(sample.name)")
    }
  }

  @Test func furnitureStaysOutOfOurOwnPages() throws {
    let furniture = [
      "Skip Navigation", "Current page is", "Supported platforms", "Attribution Notice", "\nPlay\n",
      "## Code Examples", "## Related Guidelines", "## Design Specifications",
    ]
    for sample in try Fixtures.samples() where sample.name.contains("plain-2025") {
      let page = ingested(raw(sample.bytes)).pages.first
      let text = String(decoding: page?.body ?? [], as: UTF8.self)
      #expect(furniture.filter(text.contains) == [], "\(sample.name)")
      #expect(text.hasPrefix("# \(page?.frontMatter.title ?? "?")\n"), "\(sample.name)")
    }
  }

  /// The tail's list of headings and the page's must agree.
  @Test func everyChapterOfTheTailIsAHeading() throws {
    for sample in try Fixtures.samples() where sample.name.contains("plain-2025") {
      let raw = String(decoding: sample.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      guard let tail = raw.lastIndex(where: { $0.hasPrefix("Supported platforms") }) else {
        continue
      }
      let told = raw[(tail + 2)...].prefix { !$0.isEmpty && $0 != "---" }
      let page = ingested(IngestTests.raw(sample.bytes)).pages.first
      let text = String(decoding: page?.body ?? [], as: UTF8.self)
      let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(headings.map { $0.dropFirst(3) } == Array(told), "\(sample.name)")
    }
  }

  @Test func ofALegacyChapterAllButWhatWasPutBack() throws {
    for sample in try Fixtures.samples() where sample.name.contains("legacy") {
      let outcome = ingested(raw(sample.bytes))
      let back = outcome.diagnostics.filter { $0.rule.id.hasSuffix("-restored") }.count
      #expect(back > 0, "\(sample.name)")
      #expect(
        written(outcome).count > kept(outcome, of: sample.bytes).count - 200, "\(sample.name)")
    }
  }
}
