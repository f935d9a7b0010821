import Vocabulary

/// Reads one sentence about platforms, in lower case, its contractions in full.
enum PlatformSentence {
  struct Statement: Equatable {
    var unsupported: [Platform] = []
    var supported: [Platform] = []
    var isNamed = false
  }

  static func read(_ words: [String], subject: String) -> Statement? {
    if words.first == "no" { return remark(words) }
    guard let core = words.firstIndex(where: cores.contains) else { return nil }
    var (head, tail) = (words[..<core], words[(core + 1)...])
    var signs: Set<String> = []
    while let last = head.last, auxiliaries.contains(last) { signs.insert(head.removeLast()) }
    let isNot = signs.contains("not")
    if words[core].hasSuffix("support") || words[core].hasSuffix("supports") {
      guard isNot, isSubject(tail, subject) == true else { return nil }
      return PlatformList.platforms(head).map { Statement(unsupported: $0, isNamed: true) }
    }
    guard let isNamed = isSubject(head, subject) else { return nil }
    let isOnly = takeOnly(&tail) || signs.contains("only")
    guard let list = PlatformList.platforms(tail) else { return nil }
    if isNot { return Statement(unsupported: list, isNamed: isNamed) }
    let others = isOnly ? Platform.allCases.filter { !list.contains($0) } : []
    return Statement(unsupported: others, supported: list, isNamed: isNamed)
  }
}

extension PlatformSentence {
  /// “No additional considerations for iOS or iPadOS”
  private static func remark(_ words: [String]) -> Statement? {
    guard let noun = words.firstIndex(of: "considerations"), noun < 4 else { return nil }
    var list = words[(noun + 1)...]
    _ = takeOnly(&list)
    return PlatformList.platforms(list).map { Statement(supported: $0) }
  }

  /// Takes the preposition, and shows whether “only” is before it, behind it or at the end.
  private static func takeOnly(_ words: inout ArraySlice<String>) -> Bool {
    let front = words.prefix { prepositions.contains($0) || only.contains($0) }
    words = words.dropFirst(front.count)
    guard front.contains(where: prepositions.contains) else {
      words = []
      return false
    }
    let back = words.last.map(only.contains) ?? false
    if back { words.removeLast() }
    return back || front.contains(where: only.contains)
  }

  /// Whether the words name the subject; nil if they name something else. “This feature” and no
  /// words at all are neither.
  private static func isSubject(_ words: ArraySlice<String>, _ subject: String) -> Bool? {
    let bare = words.filter { !articles.contains($0) }
    if bare.isEmpty || bare.count == 1 && stands.contains(bare[0]) { return false }
    let named = self.words(subject[...]).filter { !articles.contains($0) }
    return named.map(Nouns.singular) == bare.map(Nouns.singular) ? true : nil
  }

  static let cores: Set<String> = [
    "applicable", "applies", "apply", "available", "offered", "support", "supported", "supports",
  ]
  static let only: Set<String> = ["exclusively", "only", "solely"]
  static let prepositions: Set<String> = ["by", "for", "in", "on", "to"]
  static let auxiliaries = only.union([
    "are", "be", "been", "currently", "do", "does", "has", "have", "is", "not", "yet",
  ])
  private static let articles: Set<String> = ["a", "an", "the", "these", "this"]
  private static let stands: Set<String> = [
    "component", "components", "control", "controls", "feature", "features", "it", "pattern",
    "technology", "they", "view", "views",
  ]
}
