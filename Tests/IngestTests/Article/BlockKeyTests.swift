import Testing

@testable import Ingest

/// What a block says, whatever became of its marks.
@Suite struct BlockKeyTests {
  private func key(_ text: String) -> String {
    String(decoding: Block.words(text).key, as: UTF8.self)
  }

  @Test(arguments: [
    ("**Pour** it.", "pourit"), ("A [jug](https://x.test/j) too", "ajugtoo"), ("“A” — b’s", "abs"),
    ("a [b] c", "abc"), ("![A cup](/c.png)", "acup"), ("![](/c.png)", ""), ("…", ""),
    ("3 × 4", "3×4"),
    ("`a_b`", "ab"), ("a<br>b", "ab"), ("a < b", "ab"),
  ])
  func lettersAndDigitsCount(text: String, expected: String) { #expect(key(text) == expected) }

  @Test func aTableSaysItsCells() {
    #expect(Block.made(.table, rows: [["A", "b"], ["C", "[d](/e)"]]).key == Array("abcd".utf8))
  }
}
