import Testing

@testable import Command

@Suite struct PluralTests {
  @Test(arguments: [
    (1, "page", "1 page"), (0, "page", "0 pages"), (2, "raw file", "2 raw files"),
    (2, "entry", "2 entries"), (2, "day", "2 days"), (2, "match", "2 matches"),
    (2, "index", "2 indexes"), (1, "page written", "1 page written"),
    (3, "page written", "3 pages written"), (2, "entry refused", "2 entries refused"),
  ]) func numberWithNoun(number: Int, noun: String, text: String) {
    #expect(Plural.text(number, noun) == text)
  }

  @Test(arguments: [
    (0, "0.00 s"), (0.004, "0.00 s"), (0.42, "0.42 s"), (1.999, "2.00 s"), (61.05, "61.05 s"),
    (-1, "0.00 s"),
  ]) func secondsWithTwoDecimals(seconds: Double, text: String) {
    #expect(Plural.seconds(seconds) == text)
  }
}
