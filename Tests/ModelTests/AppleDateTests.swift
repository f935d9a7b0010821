import Model
import Testing

@Suite struct AppleDateTests {
  @Test(arguments: [
    ("December 16, 2025", "2025-12-16"), ("June 9, 2025", "2025-06-09"), ("May 2025", nil),
    ("Smarch 1, 2025", nil), ("February 30, 2025", nil), ("June 32, 2025", nil), ("", nil),
    ("June 9, 25", nil),
  ])
  func isoOfADateInWords(text: String, iso: String?) { #expect(AppleDate.iso(text) == iso) }
}
