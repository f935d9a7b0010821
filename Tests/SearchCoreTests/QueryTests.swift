import Testing

@testable import SearchCore

@Suite struct QueryTests {
  @Test func theLastWordIsOpenUntilABlankFollows() {
    #expect(open(words("dark mod")) == ["mod"])
    #expect(open(words("dark mode ")) == [])
    #expect(open(words("dark mode?")) == [])
  }

  @Test func aSingleLetterOpensNothing() {
    #expect(open(words("dark m")) == [])
  }

  @Test func formsOfOneWordAreAskedForOnce() {
    #expect(words("buttons Button BUTTONS ").map(\.word) == [Array("buttons".utf8)])
    #expect(open(words("buttons button")) == ["button"])
  }

  @Test func piecesOfAnIdentifierWeighLessThanTheWhole() {
    let found = words("UIButton ")
    #expect(found.map(\.weight) == [256, 96, 96])
  }

  @Test func aQueryWithoutWordsIsEmpty() {
    #expect(words(" ?! ").isEmpty)
    #expect(words("").isEmpty)
  }

  @Test func longQueriesAreCutOff() {
    let many = (0..<100).map { "w\($0)" }.joined(separator: " ")
    #expect(words(many).count == Query.mostWords)
    let far = String(repeating: " ", count: Query.longest) + "far"
    #expect(words(far).isEmpty)
  }

  private func words(_ text: String) -> [Query.Word] { Query(Array(text.utf8)).words }

  private func open(_ words: [Query.Word]) -> [String] {
    words.filter(\.isOpen).map { String(decoding: $0.word, as: UTF8.self) }
  }
}
