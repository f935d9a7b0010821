import Testing

@testable import Ingest

@Suite struct HeadingLineTests {
  @Test(arguments: [
    ("# A", 1), ("###### A", 6), ("####### A", nil), ("#A", nil), ("#", nil), ("A #", nil),
    ("## ", 2), ("", nil),
  ])
  func oneToSixMarksAndABlank(line: String, level: Int?) {
    #expect(HeadingLine.level(.init(text: line)) == level)
  }

  @Test(arguments: [
    ("## Cups", "Cups"), ("##  Cups ", "Cups"), ("## [Cups](/c#Cups)", "Cups"),
    ("## [Cups](/c)", "[Cups](/c)"), ("## [Cups](#c) too", "[Cups](#c) too"),
    ("## [A](/a#A) [B](/b#B)", "[A](/a#A) [B](/b#B)"), ("## C#", "C#"), ("## A {#a .b}", "A"),
    ("## A {.b c=\"d\"} {#a}", "A"), ("## [A](/a#A){.b c=\"d\"} {#a}", "A"),
    ("## [A![](data:image/gif;base64,R0){.b}](/a#A){.c}", "A"),
    ("## [A![](data:image/gif;base64,R0) b](/a#A)", "[A![](data:image/gif;base64,R0) b](/a#A)"),
    ("## A {}", "A {}"), ("## A {b}", "A {b}"),
  ])
  func theLinkToItselfIsNoPartOfTheTitle(line: String, title: String) {
    #expect(HeadingLine.title(.init(text: line)).asText == title)
  }

  @Test(arguments: [
    ("## [Cups](/c#Cups)", "/c#Cups"), ("## [A](b)](c)", "c"), ("## Cups", nil),
    ("[Cups](/c)", nil), ("## [Cups](/c) ", nil),
  ])
  func theTargetIsWhatTheLastLinkLeadsTo(line: String, target: String?) {
    #expect(HeadingLine.target(.init(text: line))?.asText == target)
  }

  @Test func theTitleOfAPageIsRepairedText() {
    #expect(HeadingLine.plainTitle(.init(text: "# Cups\u{A0}and\u{200B} jugs")) == "Cups and jugs")
    #expect(HeadingLine.plain("Cups\nand jugs") == "Cups and jugs")
  }
}
