import Testing

@testable import SearchCore

@Suite struct QueryTests {
  @Test func theLastWordIsOpenUntilABlankFollows() {
    #expect(open(words("dark mod")) == ["mod"])
    #expect(open(words("dark mode ")) == [])
    #expect(open(words("dark mode?")) == [])
  }

  @Test func stopWordsAreForgottenUnlessThereIsNothingElse() {
    #expect(text("how large is a target ") == ["large", "target"])
    #expect(text("how to ") == ["how", "to"])
  }

  @Test func formsOfOneWordAreAskedForOnce() {
    #expect(words("buttons Button BUTTONS ").map(\.word) == [Array("buttons".utf8)])
    #expect(open(words("buttons button")) == ["button"])
  }

  @Test func anIdentifierIsAskedForWholeAndInPieces() {
    #expect(text("UIButton ") == ["uibutton", "ui", "button"])
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

  private func text(_ query: String) -> [String] {
    words(query).map { String(decoding: $0.word, as: UTF8.self) }
  }

  private func open(_ words: [Query.Word]) -> [String] {
    words.filter(\.isOpen).map { String(decoding: $0.word, as: UTF8.self) }
  }
}
