import Testing

@testable import Command

/// Scraped text cannot command the terminal.
@Suite struct PrintableTests {
  @Test func controlCharactersAreReplaced() {
    #expect("a\u{1B}[31mb\r\u{9B}c\u{7F}".printable == "a\u{FFFD}[31mb\u{FFFD}\u{FFFD}c\u{FFFD}")
    #expect("abc\u{202E}cba".printable == "abc\u{FFFD}cba")
  }

  @Test func lineFeedsAndLettersStay() {
    #expect("Größe → 44 pt\n漢字 👩‍🎨".printable == "Größe → 44 pt\n漢字 👩‍🎨")
  }

  @Test func nothingOfAFindingReachesTheTerminalRaw() async {
    let hostile = "\u{1B}]0;title\u{7}"
    var trial = Trial()
    trial.talkWidth = 80
    trial.operations = .reporting(.of(hostile))
    let talk = await trial.run("check").talk
    #expect(!talk.contains("\u{1B}]"))
    #expect(!talk.contains("\u{7}"))
  }
}
