/// What a question asks for without saying it: "how big" asks for a size, "how should I name" for
/// a label. A word has this meaning right behind "how", or behind "I", "to" and the like in a
/// question that begins with "how", "what" or "should"; anywhere else it means itself.
struct AskingWord {
  /// The number of the word that opens the question; -1 if it is none, nil before the first word.
  private var opening: Int?
  private var before: [UInt8] = []

  /// Goes on to the next word; the stem of what it asks for, if it does.
  mutating func meaning(of word: [UInt8]) -> [UInt8]? {
    let last = before
    before = word
    guard let opening else {
      opening = WordText.place(of: word, in: "how what should") ?? -1
      return nil
    }
    if WordText.place(of: last, in: "how") != nil {
      return WordText.place(of: word, in: "big large small wide tall").map {
        WordText.word($0 == 2 ? 1 : 0, in: Self.stems)
      }
    }
    guard opening >= 0, WordText.place(of: last, in: "i we you one to") != nil,
      let name = WordText.place(of: word, in: "name call"),
      // "What should I call" asks for a name. "How do I call" asks how to call.
      name == 0 || opening == 1
    else { return nil }
    return WordText.word(2, in: Self.stems)
  }

  private static let stems: StaticString = "size minimum label"
}
