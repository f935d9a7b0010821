import Testing

@testable import Serve

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
}
