import Testing

@testable import Ingest

@Suite struct ItemLineTests {
  private func told(_ line: String) -> String? {
    ItemLine(.init(text: line)).map {
      "\($0.indent) \($0.number.map(String.init) ?? "-") \($0.text.asText)"
    }
  }

  @Test(arguments: [
    ("- a", "0 - a"), ("* a", "0 - a"), ("+ a", "0 - a"), ("  - a", "2 - a"), ("\t- a", "4 - a"),
    (" \t* a", "5 - a"), ("1. a", "0 1 a"), ("007. a", "0 7 a"), ("999. a", "0 999 a"),
    ("-   a ", "0 - a"), ("- ", "0 - "), ("0. a", "0 0 a"),
  ])
  func whatIsAnItem(line: String, expected: String) { #expect(told(line) == expected) }

  @Test(arguments: [
    "-a", "-", "• a", "* * *", "- - -", "1.a", "1000. a", "1 a", "a - b", "**b** a", "--- ", "",
    "1.5 a",
  ])
  func whatIsNone(line: String) { #expect(told(line) == nil) }

  @Test(arguments: [
    ("1. a", true), ("123. a", true), ("1234. a", false), ("1.5 mm", false), (". a", false),
    ("a", false), ("2 cups", false),
  ])
  func aMeasureDoesNotCount(text: String, counts: Bool) {
    #expect(ItemLine.isNumbered(.init(text: text)) == counts)
  }
}
