import Testing

@testable import SearchCore

@Suite struct QueryTests {
  @Test func everyStopWordIsOne() {
    let words = "\(StopWords.stems)".split(separator: " ").map { Array($0.utf8) }
    #expect(words.count > 50 && words.allSatisfy(StopWords.contains))
    #expect(words.map(\.count).max() == StopWords.longest)
    #expect(!StopWords.contains([]))
  }

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

  @Test(arguments: [
    ("how large is a target", ["large": "size"]), ("How big should it be", ["big": "size"]),
    ("how should I name items", ["name": "label"]), ("how to name a tab", ["name": "label"]),
    ("what should we call it", ["call": "label"]), ("how do I call Siri", [:]),
    ("how large text looks", ["large": "size"]), ("large text", [:]), ("symbol name", [:]),
    ("when should I name it", [:]), ("know how", [:]), ("I name it", [:]),
  ])
  func aWordOfAQuestionAsksForAThing(query: String, expected: [String: String]) {
    var asked: [String: String] = [:]
    for word in words(query) {
      guard let thing = word.asksFor else { continue }
      asked[String(decoding: word.word, as: UTF8.self)] = String(decoding: thing, as: UTF8.self)
    }
    #expect(asked == expected)
  }

  @Test(arguments: [
    ("⌘W", ["command", "w"]), ("⌥⇧⌘S ", ["option", "shift", "command", "s"]),
    ("Ctrl+Cmd+F", ["control", "command", "f"]), ("⌘.", ["command", "period"]),
    ("cmd . shortcut", ["command", "period", "shortcut"]), ("cmd - z", ["command", "z"]),
    ("cmd - delete", ["command", "delete"]),
    ("⌘/", ["command", "forward", "slash"]), ("cmd-", ["command", "hyphen"]),
    ("⌃", ["control"]), ("cmdlet", ["cmdlet"]), ("controls,", ["controls"]),
    ("⌘a", ["command", "a"]), ("command a view", ["command", "view"]), ("a", ["a"]),
  ])
  func keysAreCalledByTheirNames(query: String, expected: [String]) {
    #expect(text(query) == expected)
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

  /// Names of models are typed without blanks; sizes, systems and short names are words as they are.
  @Test(arguments: [
    ("iphone17pro", "iphone 17 pro"), ("iphone17promax 2x", "iphone 17 promax 2x 2"),
    ("title1", "title 1"), ("iphone 16e", "iphone 16e 16"),
    ("iphone16e size", "iphone 16e 16 size"),
    ("430x932 size", "430x932 430 932 size"), ("h264", "h264 264"), ("45mm", "45mm 45 mm"),
    ("45 mm", "45mm 45 mm"), ("408 x 408 px", "408x408 408 px"), ("x 408", "x 408"),
    ("2x 408", "2x 2 408"), ("model x 9", "model x 9"), ("408 x", "408 x"),
  ])
  func aNumberIsApartFromTheNameBefore(query: String, words: String) {
    #expect(text(query).joined(separator: " ") == words)
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
