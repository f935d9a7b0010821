import Bytes
import Testing

@Suite struct ByteSearchTests {
  private let text = Array("abcabcd".utf8)

  @Test func findsTheFirstPlace() {
    #expect(ByteSearch.first(of: "abcd", in: text[...]) == 3)
    #expect(ByteSearch.first(of: "a", in: text[...]) == 0)
    #expect(ByteSearch.first(of: "d", in: text[...]) == 6)
  }

  @Test func aSliceIsSearchedWithinItsBounds() {
    #expect(ByteSearch.first(of: "abc", in: text[1...]) == 3)
    #expect(ByteSearch.first(of: "abcd", in: text[..<6]) == nil)
  }

  @Test func nothingIsNowhere() {
    #expect(ByteSearch.first(of: "", in: text[...]) == nil)
    #expect(ByteSearch.first(of: "abc", in: []) == nil)
  }

  @Test func equalWantsTheWhole() {
    #expect(ByteSearch.equal(text[0..<3], "abc"))
    #expect(!ByteSearch.equal(text[0..<4], "abc"))
    #expect(!ByteSearch.equal(text[0..<2], "abc"))
  }
}
