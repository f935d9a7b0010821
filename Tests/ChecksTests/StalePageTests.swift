import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct StalePageTests {
  private func page(_ slug: String, _ dates: String?..., edition: Slug = "current") -> TestPage {
    TestPage(slug: slug) {
      $0.edition = edition
      $0.sources = dates.map {
        PageSource(file: "f", shape: "s", sha256: "0", captured: $0, keptPerMille: 0)
      }
    }
  }

  private func found(_ pages: [TestPage], asOf: String? = nil) -> [String] {
    findings(of: StalePage.self, pages) { $0.asOf = asOf }.map(\.told)
  }

  @Test func aPageThatIsAYearBehindTheNewestIsFound() {
    #expect(
      found([page("a", "2025-01-31"), page("b", "2026-02-01")])
        == ["a.md:1:1 “T a” was captured on 2025-01-31, 366 days before 2026-02-01"])
  }

  @Test func theDayThatIsGivenStandsBeforeTheNewest() {
    let pages = [page("a", "2024-01-31"), page("b", "2026-02-01")]
    #expect(found(pages, asOf: "2024-06-01") == [])
    #expect(found(pages, asOf: "2030-01-01").count == 2)
  }

  @Test func theNewestOfItsSourcesCounts() {
    #expect(found([page("a", "2020-01-01", nil, "2026-01-01"), page("b", "2026-02-01")]) == [])
  }

  @Test func whatHasNoDateOrIsAnOldEditionIsFine() {
    let old = page("c", "2014-01-01", edition: "ios-2014")
    #expect(found([page("a", nil), page("b", "2026-02-01"), page("d"), old]) == [])
    #expect(found([page("a", nil)]) == [])
  }

  @Test(arguments: [
    ("2026-02-01", "2025-02-01", 365), ("2024-03-01", "2024-02-28", 2),
    ("2000-03-01", "1999-12-31", 61),
    ("2026-01-01", "2025-12-31", 1), ("2100-03-01", "2100-02-28", 1),
  ])
  func daysAreCounted(later: String, earlier: String, days: Int) throws {
    let (a, b) = (try #require(CalendarDay(later)), try #require(CalendarDay(earlier)))
    #expect(a.number - b.number == days)
  }

  @Test(arguments: ["2026-13-01", "2026-02-29", "26-02-01", "2026-2-1", "x", "", "2026-00-10"])
  func whatIsNoDayIsRefused(text: String) { #expect(CalendarDay(text) == nil) }
}
