import TestSupport
import Testing

@testable import Ingest

/// Words in a comment must not end it.
@Suite struct MarkCommentTests {
  private func text(_ words: String) -> String {
    String(decoding: MarkComment.text(Array(words.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("A cup", "A cup"), ("a-b", "a-b"), ("a--b", "a-b"), ("a-->b", "a-b"), ("a->b", "a-b"),
    ("a>b", "a>b"), ("----", "-"), ("", ""),
  ])
  func hyphensStandAlone(words: String, expected: String) { #expect(text(words) == expected) }

  @Test func nothingEndsAComment() {
    var random = SeededRandom(5)
    for _ in 0..<500 {
      let words = random.list(upTo: 12) { $0.pick(["-", ">", "a", "!", "<"]) }.joined()
      #expect(!text(words).contains("--") && !text(words).contains("->"), "\(words)")
      #expect(text(text(words)) == text(words))
    }
  }
}
