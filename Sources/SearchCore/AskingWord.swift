/// What a question asks for without saying it: "how big" asks for a size, "how should I name" for
/// a label. A word has this meaning right behind "how", or behind "I", "to" and the like in a question
/// that begins with "how", "what" or "should"; anywhere else it means itself.
struct AskingWord {
  private var opening: [UInt8] = []
  private var before: [UInt8] = []

  /// Goes on to the next word; the stem of what it asks for, if it does.
  mutating func meaning(of word: [UInt8]) -> [UInt8]? {
    defer {
      if opening.isEmpty { opening = word }
      before = word
    }
    if before == Self.how {
      return WordText.place(of: word, in: Self.measures).map { _ in Self.size }
    }
    guard WordText.place(of: opening, in: Self.openings) != nil,
      WordText.place(of: before, in: Self.askers) != nil
    else { return nil }
    let names = opening == Self.what ? Self.calling : Self.naming
    return WordText.place(of: word, in: names).map { _ in Self.label }
  }

  private static let openings: StaticString = "how what should"
  private static let askers: StaticString = "i we you one to"
  private static let measures: StaticString = "big large small wide tall"
  private static let naming: StaticString = "name"
  /// "What should I call" asks for a name. "How do I call" asks how to call.
  private static let calling: StaticString = "name call"

  private static let what = Array("what".utf8)
  private static let how = Array("how".utf8)
  static let size = Array("size".utf8)
  private static let label = Array("label".utf8)
}
