import Testing

@testable import Ingest

@Suite struct SentenceTests {
  @Test(arguments: [
    ("A cup. Hot", "A cup."), ("Is it? Yes", "Is it?"), ("“A cup.” Hot", "“A cup.”"),
    ("(A cup.) Hot", "(A cup.)"), ("**A cup.** Hot", "**A cup.**"),
    ("See iOS. iPadOS too", "See iOS."),
    ("Use e.g. Bowls. Hot", "Use e.g. Bowls."), ("1. Pour tea. Hot", "1. Pour tea."),
    ("It is 1.5 l. Hot", "It is 1.5 l."), ("Wait. 3 cups", "Wait."), ("A vs. B. Hot", "A vs. B."),
  ])
  func theFirstEnds(text: String, first: String) {
    let slice = ArraySlice(text: text)
    #expect(SentenceEnds.firstEnd(slice).map { slice[..<$0].asText } == first)
  }

  @Test(arguments: ["A cup.", "A cup. and more", "A cup", "", "tea.com Hot", "a. "])
  func oneSentenceHasNoOtherBehindIt(text: String) {
    #expect(SentenceEnds.firstEnd(.init(text: text)) == nil)
  }

  @Test(arguments: [
    ("A cup.", true), ("A cup:", true), ("(A cup!)", true), ("“A cup?”", true), ("A cup", false),
    ("A cup,", false), ("", false), ("\"", false),
  ])
  func endMarks(text: String, isEnded: Bool) {
    #expect(SentenceEnds.isEnded(.init(text: text)) == isEnded)
  }
}
