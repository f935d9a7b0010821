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
    #expect(text("how many tabs do I need to show ") == ["tabs"])
  }

  @Test func formsOfOneWordAreAskedForOnce() {
    #expect(words("buttons Button BUTTONS ").map(\.word) == [Array("buttons".utf8)])
    #expect(open(words("buttons button")) == ["button"])
  }

  @Test func anIdentifierIsAskedForWholeAndInPieces() {
    #expect(text("UIButton ") == ["uibutton", "ui", "button"])
  }

  @Test(arguments: [
    ("\"tap target\" size", ["target"]), ("“tap target” size", ["target"]),
    ("size \"of the tap target", ["target"]), ("\"tap\" \"target\" size", []),
    ("„tap of target‟ \"large size\"", ["target", "size"]), ("tap \"target", []),
  ])
  func wordsInQuotationMarksBelongTogether(query: String, expected: [String]) {
    #expect(
      words(query).filter(\.isJoined).map { String(decoding: $0.word, as: UTF8.self) } == expected)
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
