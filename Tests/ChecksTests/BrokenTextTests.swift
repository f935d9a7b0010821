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
    ("a \u{1B}[1m b", "U+001B in “a \u{1B}[1m b”"), ("`\u{7F}`", "U+007F in “\u{7F}”"),
    ("one&#x9b; two", "U+009B in “one\u{9B} two”"), ("\u{202E}gpj", "U+202E in “\u{202E}gpj”"),
    ("```\n\u{C}\n```", "U+000C in “\u{C} ”"),
  ])
  func charactersThatNobodySeesAreFound(text: String, told: String) {
    #expect(found(text).map { String($0.split(separator: " ", maxSplits: 1)[1]) } == [told])
  }

  @Test func eachSignOfABlockIsToldWithItsNumber() {
    #expect(
      found("the userâ€™s 44Ã—44, 1Ã—1 and 2Ã—2")
        == [
          "a.md:7:1 “Ã—” in “the userâ€™s 44Ã—44, 1Ã—1 and”, and 2 more",
          "a.md:7:1 “â€™” in “the userâ€™s 44Ã—44, 1Ã—1”",
        ])
  }

  @Test func aBlockMayHaveBoth() {
    #expect(
      found("44Ã—44 and \u{1B}[1m")
        == [
          "a.md:7:1 U+001B in “44Ã—44 and \u{1B}[1m”", "a.md:7:1 “Ã—” in “44Ã—44 and \u{1B}[1m”",
        ])
  }

  @Test(arguments: ["title", "abstract"])
  func charactersThatNobodySeesAreFoundAboveTheText(field: String) {
    let page = TestPage(
      slug: "a", markdown: "x\n",
      front: { front in
        if field == "title" { front.title = "a\u{1B}[1m" } else { front.abstract = "a\u{1B}[1m" }
      })
    #expect(
      findings(of: BrokenText.self, [page]).map(\.told)
        == ["a.md:1:1 U+001B in the \(field) “a\u{1B}[1m”"])
  }

  @Test(arguments: [
    "the user’s own box", "every\u{AD}thing", "every\u{200B}thing", "44×44", "Q&amp;A",
    "São Paulo, Ätna, naïve", "`&amp;`", "© 2025", "æ",
  ])
  func charactersAsTheyWereMeantAreFine(text: String) { #expect(found(text) == []) }
}
