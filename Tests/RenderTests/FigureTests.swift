import Testing

@testable import Render

@Suite struct FigureTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1234, "−1,234"),
  ])
  func groupsThousands(number: Int, text: String) {
    #expect(Figures.grouped(number) == text)
  }

  @Test(arguments: [
    (0, 0, "–"), (0, 7, "0.0%"), (7, 7, "100.0%"), (1, 3, "33.3%"), (2, 3, "66.7%"),
    (1, 2000, "0.1%"), (1, 2001, "0.0%"),
  ])
  func tellsSharesInPerCent(part: Int, whole: Int, text: String) {
    #expect(Figures.share(part, of: whole) == text)
  }

  @Test(arguments: [
    ("2025-06-09", "June 9, 2025"), ("2014-12-31", "December 31, 2014"),
    ("2025-13-01", "2025-13-01"),
    ("June 2025", "June 2025"), ("", ""),
  ])
  func spellsDates(date: String, text: String) {
    #expect(SiteValues.spelled(date) == text)
  }
}
