import Model
import Testing

@Suite struct HTTPDateTests {
  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (4_102_444_799, "Thu, 31 Dec 2099 23:59:59 GMT"),
  ])
  func isWrittenAndRead(seconds: Int, text: String) {
    #expect(HTTPDate.text(seconds) == text)
    #expect(HTTPDate.seconds(text) == seconds)
  }

  @Test(arguments: [
    "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 08:49:37 GMT",
  ])
  func threeFormsAreRead(text: String) {
    #expect(HTTPDate.seconds(text) == 784_111_777)
  }

  @Test(arguments: [
    "", "now", "0", "784111777", "Sun, 06 Nov 1994", "08:49:37", "Sun, 06 Nov 1994 08:49 GMT",
    "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:00 GMT",
    "Sun, 00 Nov 1994 08:49:37 GMT",
    "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nob 1994 08:49:37 GMT", "Sun, 06 Nov 1994 8::7 GMT",
    "Sun, 06 Nov 19941994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT 1 2 3",
    String(repeating: "Nov ", count: 1000),
  ])
  func anythingElseIsNone(text: String) {
    #expect(HTTPDate.seconds(text) == nil)
  }

  @Test func writtenIsReadAgain() {
    for step in 0..<2000 {
      let seconds = step * 2_000_003
      #expect(HTTPDate.seconds(HTTPDate.text(seconds)) == seconds)
    }
  }

  @Test(arguments: [
    ("Wed, 21 Oct 2015 07:28:00 GMT", "2015-10-21"),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06"),
    ("Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06"),
    ("Monday, 02-Feb-26 08:49:37 GMT", "2026-02-02"),
    ("Sun Nov  6 08:49:37 1994", "1994-11-06"), ("Thu, 29 Feb 2024 00:00:00 GMT", "2024-02-29"),
  ])
  func everyFormIsADay(text: String, day: String) { #expect(HTTPDate.day(text) == day) }

  @Test(arguments: [
    "", "yesterday", "2015-10-21", "Wed, 21 Oct 2015 07:28:00 CET", "Wed, 32 Oct 2015 07:28:00 GMT",
    "Wed, 21 Okt 2015 07:28:00 GMT", "Wed, 21 Oct 99999 07:28:00 GMT", "Wed, 21 Oct 2015",
    "Wed, 29 Feb 2023 00:00:00 GMT", "Wed, 21 Oct 1970 0:0:0 GMT",
    String(repeating: "Wed, 21 Oct 2015 07:28:00 GMT", count: 100), "Wed, +1 Oct 2015 07:28:00 GMT",
  ])
  func anythingElseIsNoDay(text: String) { #expect(HTTPDate.day(text) == nil) }
}
