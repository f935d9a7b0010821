import Testing

@testable import Ingest

@Suite struct InlineBlanksTests {
  @Test(arguments: [
    ("", ""), (" a \n\t b ", "a b"), ("a\u{A0}b", "a b"), ("a\u{200B}b", "ab"), ("\u{FEFF}a", "a"),
    ("a\0b", "a\u{FFFD}b"), ("“a”", "“a”"), ("\u{200B} \u{200B}", ""), ("é ü", "é ü"),
  ])
  func oneLine(text: String, expected: String) {
    #expect(
      String(decoding: InlineBlanks.oneLine(Array(text.utf8)[...]), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("", Flank.space), (" a", .space), ("a", .letter), ("1", .letter), (".", .punctuation),
    ("“", .punctuation), ("—", .punctuation), ("«", .punctuation), ("。", .punctuation),
    ("é", .letter), ("日", .letter), ("\u{F8FF}", .letter),
  ])
  func flanks(text: String, flank: Flank) {
    #expect(Flank.first(of: Array(text.utf8)[...]) == flank)
    #expect(Flank.last(of: Array(text.reversed().map(String.init).joined().utf8)[...]) == flank)
  }

  @Test(arguments: [
    ("![a](x/b.png)", "![a](y/b~dark.png)", true), ("![a](b)", "![a](b)", true),
    ("![a](b)", "![c](b~dark)", false), ("![a](b)", "![a](c)", false),
  ])
  func pairsOfPictures(one: String, other: String, isSame: Bool) {
    #expect(Appearance.isSame(Array(one.utf8), Array(other.utf8)) == isSame)
  }
}
