import Testing

@testable import Render

/// What is read byte by byte against what the rules of Unicode say, on made-up texts.
@Suite struct PlainCharacterTests {
  private static let pieces = [
    "a", "Word", " ", "  ", "\n", "\r\n", "\t", ".", "?", ":", "!", "é", "’", "…", "–", "[", "]",
    "\\",
    "<", "\u{301}", "\u{A0}", "\u{2028}", "\u{600}", "\u{200D}", "\u{3000}", "日", "👩‍👩‍👧", "\u{85}",
    "\u{1C}",
    "\u{0}", " \u{301}", ".\u{308}",
  ]

  @Test(arguments: [
    ("a]\u{301}(b)", "a\\]\u{301}(b)"), ("[\u{308}x", "\\[\u{308}x"), ("\u{600}<b", "\u{600}\\<b"),
    ("\\\u{301}", "\\\\\u{301}"),
  ])
  func noMarkHidesASignOfALink(text: String, line: String) {
    #expect(Array(LlmsOutput.line(text).utf8) == Array(line.utf8))
  }

  private func text(_ random: inout RandomTemplate) -> String {
    // Most texts have nothing but plain characters.
    let most = random.next(3) == 0 ? Self.pieces.count : 19
    return (0..<random.next(60)).map { _ in Self.pieces[random.next(most)] }.joined()
  }

  @Test(arguments: 0..<500 as Range<UInt64>)
  func textsAreCutAsCharactersAre(seed: UInt64) {
    var random = RandomTemplate(seed: seed)
    let text = text(&random)
    let longest = 1 + random.next(40)
    #expect(
      ShortText.opening(of: text, longest: longest) == ShortText.wholeOpening(of: text, longest),
      "\(text.debugDescription)")
    #expect(LlmsOutput.line(text) == LlmsOutput.wholeLine(text), "\(text.debugDescription)")
  }
}
