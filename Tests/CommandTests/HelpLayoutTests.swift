import Testing

@testable import Command

/// Wrapped paragraphs and columns.
@Suite struct HelpLayoutTests {
  /// Texts of words of every length, in an order that repeats but late.
  private func text(words count: Int) -> String {
    (0..<count).map { String(repeating: "x", count: $0 * 7 % 23 + 1) }.joined(separator: " ")
  }

  @Test(arguments: 0..<60, [0, 2, 30]) func wrappingKeepsWordsAndWidth(count: Int, indent: Int) {
    let text = text(words: count)
    let wrapped = HelpPage.wrapped(text, indent: indent)
    #expect(wrapped.split(whereSeparator: \.isWhitespace) == text.split(separator: " "))
    for line in wrapped.split(separator: "\n") where !line.allSatisfy({ $0 == " " }) {
      #expect(line.count <= HelpPage.width)
      #expect(line.prefix { $0 == " " }.count == indent)
    }
  }

  @Test func noLineEndsBeforeItMust() {
    let lines = HelpPage.wrapped(text(words: 60), indent: 4).split(separator: "\n")
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = next.drop { $0 == " " }.prefix { $0 != " " }
      #expect(line.count + 1 + word.count > HelpPage.width)
    }
  }

  @Test func aWordTooLongStandsAlone() {
    let long = String(repeating: "x", count: 100)
    #expect(HelpPage.wrapped("a \(long) b", indent: 0) == "a\n\(long)\nb\n")
  }

  @Test func summariesStandInAColumn() {
    let list = HelpPage.list([("a", "one"), ("three", "two")])
    #expect(list == "  a      one\n  three  two\n")
  }
}
