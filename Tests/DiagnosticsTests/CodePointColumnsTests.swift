import Diagnostics
import Testing

@Suite struct CodePointColumnsTests {
  private func columns(_ places: [(Int, Int)], in text: String) -> [Int?] {
    let places = places.map { SourceLocation(file: "a", line: $0.0, column: $0.1) }
    let columns = CodePointColumns.columns(of: places, in: Array(text.utf8))
    return places.map { columns[$0] }
  }

  @Test func bytesBecomeCodePoints() {
    let text = "ab\nü€🙂x\nz"
    #expect(columns([(1, 1), (1, 2)], in: text) == [1, 2])
    #expect(columns([(2, 1), (2, 3), (2, 6), (2, 10)], in: text) == [1, 2, 3, 4])
    #expect(columns([(3, 1), (2, 10), (1, 2)], in: text) == [1, 4, 2], "in any order")
  }

  @Test func theEndOfALineHasAColumnToo() {
    #expect(columns([(1, 3), (2, 3), (3, 1)], in: "ab\nü\n") == [3, 2, 1])
  }

  @Test func whatLiesOutsideOfTheTextHasNone() {
    #expect(
      columns([(1, 4), (2, 0), (0, 0), (2, 9), (4, 1)], in: "ab\nü\n")
        == Array(repeating: nil, count: 5))
    #expect(columns([(1, 1), (1, 2)], in: "") == [1, nil])
  }

  /// One walk for all places: a long line with a finding at each character ends.
  @Test func thousandsOfPlacesInOneLine() {
    let count = 20_000
    let found = columns(
      (0..<count).map { (1, $0 * 2 + 1) }, in: String(repeating: "ü", count: count))
    #expect(found == (1...count).map { $0 })
  }
}
