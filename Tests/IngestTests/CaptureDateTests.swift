import Diagnostics
import Model
import Testing

@testable import Ingest

/// When a file was captured, in the many ways in which tools write it.
@Suite struct CaptureDateTests {
  private func captured(_ fields: String) -> String? {
    ingested(raw(mirror("a\n", fields: fields))).pages.first?.frontMatter.sources.first?.captured
  }

  @Test(arguments: [
    "timestamp", "scraped_at", "scrapedAt", "fetched_at", "crawled_at", "date", "captured",
    "created", "last_updated", "lastUpdated", "date_scraped", "retrieved", "clipped",
    "Published Time",
  ])
  func aDayHasManyNames(name: String) {
    #expect(captured("\(name): 2026-02-01\n") == "2026-02-01")
  }

  @Test(arguments: [
    "2026-02-01T17:08:21.170Z", "2026-02-01 10:00", "2026/02/01", "1769940000", "1769940000000",
    "Feb 1, 2026", "February 1, 2026", "1 February 2026", "Feb 1, 2026 10:00 AM",
    "Sun, 01 Feb 2026 10:00:00 GMT",
  ])
  func aDayHasManyForms(text: String) {
    #expect(CaptureDate.day(text) == "2026-02-01")
  }

  @Test(arguments: ["2025-13-45", "2026-02-30", "12", "Feb 30, 2026", "soon", "17699400001", ""])
  func otherTextIsNoDay(text: String) { #expect(CaptureDate.day(text) == nil) }

  @Test func theSurestFieldCounts() {
    #expect(captured("date: 2020-01-01\nscraped_at: 2026-02-01\n") == "2026-02-01")
    #expect(captured("timestamp: 2026-13-01\ndate: 2026-02-01\n") == "2026-02-01")
  }

  @Test func aNoteHasItBelowItsTitle() {
    let address = "https://developer.apple.com/design/human-interface-guidelines/alerts"
    let note = "# Alerts\n\nURL: \(address)\nCreated: 2026-02-01\n\nAn alert is here.\n"
    #expect(
      ingested(raw(note)).pages.first?.frontMatter.sources.first?.captured == "2026-02-01")
  }

  private func reading(_ date: String, _ name: String, number: Int, today: String?) -> Reading {
    Ingester.read(raw(mirror("Pour \(number) drops.\n", fields: "timestamp: \(date)\n"), name))
      .dated(by: today)
  }

  @Test(arguments: [
    ("2025-13-45", "`timestamp` is `2025-13-45`, which is not a date hig knows", 4),
    ("2099-01-01", "The capture date 2099-01-01 is in the future", 1),
  ])
  func aDateThatCannotBeDoesNotLead(date: String, summary: String, line: Int) throws {
    let harvest = Ingester.merge([
      reading(date, "a.md", number: 44, today: "2026-11-30"),
      reading("2026-01-01", "b.md", number: 60, today: "2026-11-30"),
    ])
    #expect(String(decoding: harvest.pages[0].body, as: UTF8.self).contains("Pour 60 drops."))
    let found = try #require(harvest.diagnostics.first { $0.rule.id == "date-invalid" })
    #expect(found.summary == summary)
    #expect(found.location.text == "raw/a.md:\(line):1")
  }

  /// Where the scraper was, the day may have begun; and without a day of the run, all are believed.
  @Test(arguments: [("2026-12-01", "2026-11-30"), ("2099-01-01", nil)])
  func otherDatesAreBelieved(date: String, today: String?) {
    let read = reading(date, "a.md", number: 1, today: today)
    #expect(read.source.captured == date && read.diagnostics.isEmpty)
  }
}
