import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct BrokenTextTests {
  private func found(_ text: String) -> [String] {
    findings(of: BrokenText.self, [TestPage(slug: "a", markdown: "# A\n\n\(text)\n")]).map(\.told)
  }

  @Test(arguments: [
    ("the userâ€™s own box", "â€™", "the userâ€™s own box"),
    ("a \u{FFFD} b", "\u{FFFD}", "a \u{FFFD} b"),
    ("one two Q&amp;amp;A four five six", "&amp;", "one two Q&amp;A four five"),
    ("44Ã—44", "Ã—", "44Ã—44"),
  ])
  func misreadCharactersAreFound(text: String, sign: String, around: String) {
    #expect(found(text) == ["a.md:7:1 “\(sign)” in “\(around)”"])
  }

  @Test(arguments: [
    "the user’s own box", "44×44", "Q&amp;A", "São Paulo, Ätna, naïve", "`&amp;`", "© 2025", "æ",
  ])
  func charactersAsTheyWereMeantAreFine(text: String) { #expect(found(text) == []) }
}
