import Testing
import YAML

@Suite struct YAMLWriterTests {
  @Test(arguments: ["Dark Mode", "iOS", "2025-06-09", "a/b.md", "Größe", "crawler-markdown"])
  func plainWordsHaveNoQuotes(text: String) { #expect(YAMLWriter.scalar(text) == text) }

  @Test(arguments: [
    "", "yes", "No", "NULL", "on", "y", "12", "1e3", "0x1F", "-a", " a", "a ", "a: b", "a #b",
    "~", "a, b", "[a]", "{a}", "it’s “x”: y", "2025-06-9", "'a'", "!a", "&a", "*a", "@a", "%a",
  ])
  func whatCouldBeMisreadHasQuotes(text: String) {
    #expect(YAMLWriter.scalar(text) == "\"\(text)\"")
  }

  @Test(arguments: [
    ("a\"b", #""a\"b""#), (#"a\b"#, #""a\\b""#), ("a\nb\tc", #""a\nb\tc""#), ("\0", #""\u0000""#),
    ("a\u{85}b", #""a\u0085b""#), ("a\u{2028}b", #""a\u2028b""#), ("\u{FEFF}a", #""\ufeffa""#),
    ("a\r", #""a\u000d""#), ("a\u{FFFE}b", #""a\ufffeb""#),
  ])
  func whatCannotStandIsEscaped(text: String, yaml: String) {
    #expect(YAMLWriter.scalar(text) == yaml)
  }

  @Test func aListIsOneLine() {
    #expect(YAMLWriter.list(["iOS", "a, b", ""]) == #"[iOS, "a, b", ""]"#)
    #expect(YAMLWriter.list([]) == "[]")
  }
}
