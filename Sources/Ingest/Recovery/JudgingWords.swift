/// Words that judge what is below or beside them, and those that head a column of examples. As
/// a heading over text that they may not belong to they could turn a rule round, so they stay text.
enum JudgingWords {
  static func fill(_ heading: String) -> Bool {
    let words = heading.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }
    guard let first = words.first, words.count < 5 || first == "example" else { return false }
    return first == "example"
      || words.allSatisfy { all.contains(String($0.map { $0 == "’" ? "'" : $0 })) }
  }

  private static let all: Set = [
    "and", "avoid", "bad", "correct", "correctly", "do", "don't", "example", "examples", "good",
    "incorrect", "incorrectly", "instead", "no", "not", "or", "possible", "preferred",
    "recommended", "right", "suggestion", "suggestions", "this", "use", "used", "wrong", "yes",
  ]
}
