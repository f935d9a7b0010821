import Bytes
import Testing

@Suite struct SliceTests {
  private func slice(_ text: String) -> ArraySlice<UInt8> { Array("<\(text)".utf8).dropFirst() }

  private func text(_ slice: ArraySlice<UInt8>) -> String { String(decoding: slice, as: UTF8.self) }

  @Test(arguments: [
    ("", ""), (" \t\n", ""), ("a", "a"), (" a b\r\n", "a b"), ("\u{A0}a", "\u{A0}a"),
    (" \u{301}", "\u{301}"),
  ])
  func blanksAroundGo(words: String, expected: String) {
    #expect(text(slice(words).trimmed) == expected)
    #expect(words[...].trimmed.utf8.elementsEqual(expected.utf8))
  }

  @Test(arguments: [
    ("", ""), (" \n\n", ""), ("  a", "  a"), ("\n \n  a\n b \n\n", "  a\n b"), ("a\n", "a"),
  ])
  func theFirstLineKeepsItsIndentation(lines: String, expected: String) {
    #expect(text(slice(lines).withoutBlankLines) == expected)
  }

  @Test func aMarkOfTheOrderOfBytesGoes() {
    #expect(text(slice("\u{FEFF}a").withoutMark) == "a")
    #expect(text(slice("a\u{FEFF}").withoutMark) == "a\u{FEFF}")
  }

  @Test(
    arguments: [
      (#""a" b"#, 2), (#"'a"' b"#, 3), (#""a\"b" c"#, 5), (#""a"#, nil), (#""a\""#, nil),
      (#"""#, nil),
    ] as [(String, Int?)])
  func aQuotationEndsAtItsOwnSign(words: String, end: Int?) {
    let words = slice(words)
    #expect(words.closingQuote(of: words.startIndex).map { $0 - words.startIndex } == end)
  }

  @Test(arguments: [("", 0), ("a", 0), ("`", 1), ("a``b```c", 3)])
  func runsAreCounted(words: String, longest: Int) {
    #expect(slice(words).longestRun(of: UInt8(ascii: "`")) == longest)
  }
}
