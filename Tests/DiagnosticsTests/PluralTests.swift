import Diagnostics
import Testing

@Suite struct PluralTests {
  @Test(arguments: [
    (1, "page", "1 page"), (0, "page", "0 pages"), (2, "raw file", "2 raw files"),
    (2, "entry", "2 entries"), (2, "day", "2 days"), (2, "match", "2 matches"),
    (2, "index", "2 indexes"), (1, "page written", "1 page written"),
    (3, "page written", "3 pages written"), (2, "entry refused", "2 entries refused"),
  ]) func numberWithNoun(number: Int, noun: String, text: String) {
    #expect(Plural.text(number, noun) == text)
  }
}
