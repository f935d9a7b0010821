import Testing

@testable import Command

/// What may stand behind a flag.
@Suite struct FlagValueTests {
  @Test(arguments: [
    (FlagValue.number(0...65535), "0"), (.number(0...65535), "65535"), (.number(1...9), "007"),
    (.folder, "a b"), (.name(["macOS"]), "else"), (.choice(["text", "json"]), "json"),
    (.address, "https://example.com/"), (.rule(["a-rule"]), "a-rule"), (.date, "2024-02-29"),
    (.address, "http://localhost:4321/hig/"), (.none, "Yes"), (.none, "0"),
  ]) func admits(value: FlagValue, word: String) {
    #expect(value.admits(word))
  }

  /// Commands read their numbers from there: a default stands once.
  @Test(arguments: [Flag.port, .limit, .timeout, .rate, .connections])
  func aNumberHasADefaultThatItAdmits(flag: Flag) {
    #expect(flag.standard.map(flag.value.admits) == true)
  }

  @Test(arguments: [
    (FlagValue.number(0...65535), "65536"), (.number(0...65535), "-1"), (.number(0...9), ""),
    (.number(0...9), "9x"), (.number(0...9), "99999999999999999999"), (.folder, ""),
    (.file, "a\u{0}b"), (.name(["macOS"]), ""), (.choice(["text", "json"]), "JSON"),
    (.address, "example.com"), (.rule(["a-rule"]), "rule"), (.date, "2023-02-29"),
    (.date, "2024-02-29T10:00"),
    (.address, "https://"), (.address, "https:///x"), (.address, "https://a b/"),
    (.address, "javascript:alert(1)"), (.address, "https://e.org/?a"),
    (.address, "https://e.org/#a"), (.none, "maybe"),
  ]) func refuses(value: FlagValue, word: String) {
    #expect(!value.admits(word))
  }
}
