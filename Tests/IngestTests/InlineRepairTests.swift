import Testing

@Suite struct InlineRepairTests {
  @Test(arguments: [
    ("[a](/b/c)", "[a](https://developer.apple.com/b/c)"),
    ("![a](/b.png)", "![a](https://developer.apple.com/b.png)"),
    ("[a](https://b.example/c)", "[a](https://b.example/c)"),
    ("[a](//b.example/c)", "[a](//b.example/c)"),
    ("[a](b) (/c)", "[a](b) (/c)"),
  ])
  func addressesWithoutHostGetApples(text: String, expected: String) {
    #expect(normalized(text) == expected + "\n")
  }

  @Test(arguments: [
    ("[a](/b \"C (d\")e", "[a](https://developer.apple.com/b \"C (d\") e"),
    ("[a]( /b )", "[a](https://developer.apple.com/b)"), ("[a](</b c>)d", "[a](</b c>) d"),
    ("[a](/b c)d", "[a](/b c)d"), ("[a](/b \"c)d", "[a](/b \"c)d"), ("[a](<b)c", "[a](<b)c"),
  ])
  func aBlankEndsAnAddressAndATitleMayFollow(text: String, expected: String) {
    #expect(normalized(text) == expected + "\n")
  }

  @Test(arguments: [
    ("[a](https://b.example/c\\#d)", "[a](https://b.example/c#d)"),
    ("[a](/b\\#c) \\# d", "[a](https://developer.apple.com/b#c) \\# d"),
    ("[a](b(c)\\#d)\\#e", "[a](b(c)#d)\\#e"),
    ("[a](b)\\#c", "[a](b)\\#c"),
    ("a\\#b", "a\\#b"),
  ])
  func escapesInAddressesAreTakenOff(text: String, expected: String) {
    #expect(normalized(text) == expected + "\n")
  }

  @Test(arguments: [
    ("\\[a](/b)", "\\[a](/b)"), ("a](/b)", "a](/b)"),
    (
      "\\[a](/b) [c](/d)",
      "\\[a](/b) [c](https://developer.apple.com/d)"
    ),
    ("[a\nb](/c)", "[a b](https://developer.apple.com/c)"),
    ("[a [b] c](/d)", "[a [b] c](https://developer.apple.com/d)"),
    ("`a\n[b](/c)`", "`a [b](/c)`"),
  ])
  func onlyAnOpenBracketIsClosed(text: String, expected: String) {
    #expect(normalized(text) == expected + "\n")
  }

  @Test(arguments: [
    ("\u{A0}a", "a"), ("a\u{A0}", "a"), ("\u{FEFF}a\u{A0}\u{200B}", "a"), ("a\\\\\nb", "a b"),
    ("\u{A0}* a", "\\* a"), ("*\u{A0}a", "\\* a"), ("#\u{A0}a", "\\# a"), ("1.\u{A0}a", "1\\. a"),
    ("*\na", "\\* a"), ("> * a", "- a"), ("![a](b)\n\n*\u{A0}c", "![a](b)\n\n\\* c"),
    ("* \u{200B}\n* a", "- a"), ("## \u{200B}\n\na", "a"),
  ])
  func aBlankThatIsNoneMakesNoBlock(text: String, expected: String) {
    #expect(normalized(text) == expected + "\n")
  }

  @Test(arguments: [
    ("_a_ , _b_ .", "_a_, _b_."), ("_a_ b", "_a_ b"), ("_a_  ,", "_a_  ,"), ("a _ , b", "a _ , b"),
  ])
  func theBlankBetweenEmphasisAndPunctuationGoes(text: String, expected: String) {
    #expect(normalized(text) == expected + "\n")
  }

  @Test(arguments: [
    ("**Lead.**Next", "**Lead.** Next"), ("**Lead?**Next **B.**C", "**Lead?** Next **B.** C"),
    ("**Lead.** Next", "**Lead.** Next"), ("**Lead**s", "**Lead**s"), ("**1.**2", "**1.**2"),
    ("End.**Bold** on", "End.**Bold** on"), ("**A.** End.**Bold** on", "**A.** End.**Bold** on"),
    ("\\**a.**b", "\\**a.**b"),
  ])
  func aLeadIsFollowedByABlank(text: String, expected: String) {
    #expect(normalized(text) == expected + "\n")
  }

  @Test(arguments: [
    "`[a](/b) **c.**d _e_ ,`", "``a ` **b.**c``", "x `[a](/b\\#c)` y",
  ])
  func codeStaysAsItIs(text: String) { #expect(normalized(text) == text + "\n") }

  @Test func aTickWithoutAPartnerIsNoCode() {
    #expect(normalized("a ` [b](/c)") == "a ` [b](https://developer.apple.com/c)\n")
  }

  @Test(.timeLimit(.minutes(15)), arguments: ["\\#", "](", "**a.", "_ ,", "`", "` `` "])
  func aLongLineTakesItsTimeAndNoMore(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    #expect(normalized("[](" + text).utf8.count > 50_000)
  }
}
