import Testing

@testable import Model

@Suite struct HTTPDayTests {
  @Test(arguments: [
    ("Wed, 21 Oct 2015 07:28:00 GMT", "2015-10-21"),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06"),
    ("Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06"),
    ("Monday, 02-Feb-26 08:49:37 GMT", "2026-02-02"),
    ("Sun Nov  6 08:49:37 1994", "1994-11-06"), ("Thu, 29 Feb 2024 00:00:00 GMT", "2024-02-29"),
  ])
  func everyFormIsADay(text: String, day: String) { #expect(HTTPDay.iso(text) == day) }

  @Test(arguments: [
    "", "yesterday", "2015-10-21", "Wed, 21 Oct 2015 07:28:00 CET", "Wed, 32 Oct 2015 07:28:00 GMT",
    "Wed, 21 Okt 2015 07:28:00 GMT", "Wed, 21 Oct 99999 07:28:00 GMT", "Wed, 21 Oct 2015",
    "Wed, 29 Feb 2023 00:00:00 GMT", "Wed, 21 Oct 1970 0:0:0 GMT",
    String(repeating: "Wed, 21 Oct 2015 07:28:00 GMT", count: 100), "Wed, +1 Oct 2015 07:28:00 GMT",
  ])
  func anythingElseIsNone(text: String) { #expect(HTTPDay.iso(text) == nil) }
}
