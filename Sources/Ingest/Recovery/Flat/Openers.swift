import Bytes
import Vocabulary

/// Words that a block may well open with, and words that it never ends with. English has no mark
/// for either, so they are listed.
enum Openers {
  static func contains(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count < 24, let first = word.first, ByteClass.isUppercase(first) else {
      return false
    }
    let small = String(decoding: word.map(ByteClass.lowered), as: UTF8.self)
    return words.contains(small) || Verbs.all.contains(small)
      || ClauseOpeners.common.contains(small) || small.count > 4 && small.hasSuffix("ly")
      || small.count > 5 && small.hasSuffix("ing")
  }

  /// Whether a sentence goes on behind a word: `the`, `see`, `and`.
  static func goesOn(_ word: ArraySlice<UInt8>) -> Bool {
    word.count < 12 && word.first.map(ByteClass.isLowercase) == true
      && links.contains(String(decoding: word.map(ByteClass.lowered), as: UTF8.self))
  }

  /// Whether the last part of a word with capitals inside may open a block.
  static func endsInOpener(_ name: String) -> Bool {
    let word = Array(name.utf8)[...]
    return InnerCapitals.humps(word).last.map { contains(word[$0...]) } ?? false
  }

  /// `Displays a menu …`, `Toggles between …`: what a command of a table does, and to what, if need
  /// be behind a clause: `When people turn on autosaving, displays a submenu …`.
  static func describes(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first.map(ByteClass.isUppercase) == true else { return false }
    if lacksSubject(text) { return true }
    guard kind(text) == .clause, let comma = text.prefix(80).firstIndex(of: UInt8(ascii: ","))
    else { return false }
    let rest = text[(comma + 1)...].drop { $0 == UInt8(ascii: " ") }
    return rest.first.map(ByteClass.isLowercase) == true && lacksSubject(rest)
  }

  private static func lacksSubject(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.prefix(80).split(separator: UInt8(ascii: " "), maxSplits: 2)
      .prefix(2).map { String(decoding: $0.map(ByteClass.lowered), as: UTF8.self) }
    guard words.count == 2 else { return false }
    return words[0].split(separator: "/").allSatisfy { Verbs.isThirdPerson(String($0)) }
      && objects.contains(words[1])
  }

  private static let objects: Set = [
    "a", "all", "an", "another", "any", "back", "between", "directional", "each", "every", "its",
    "one", "playback", "the", "two",
  ]

  enum Kind {
    case clause, subject, other
  }

  /// What a first word opens: a clause, a subject, or anything else such as a command.
  static func kind(_ word: ArraySlice<UInt8>) -> Kind {
    let letters = word.prefix(24).prefix(while: ByteClass.isLetter).map(ByteClass.lowered)
    let small = String(decoding: letters, as: UTF8.self)
    if ClauseOpeners.common.contains(small) { return .clause }
    return words.contains(small) ? .subject : .other
  }

  /// Whether a word opens a block and cannot be the second half of a name.
  static func isPlain(_ word: ArraySlice<UInt8>) -> Bool {
    contains(word)
      && !Verbs.all.contains(String(decoding: word.map(ByteClass.lowered), as: UTF8.self))
  }

  private static let words: Set<String> = [
    "a", "all", "an", "another", "any", "apps", "be", "both", "different", "don", "each", "either",
    "every", "few", "first", "games", "generally", "great", "he", "here", "how", "however", "i",
    "it", "its", "many", "more", "most", "no", "not", "often", "only", "other", "our", "people",
    "people’s", "players", "second", "several", "she", "some", "sometimes", "such", "that", "the",
    "their", "there", "these", "they", "third", "this", "those", "typically", "users", "using",
    "we", "what", "which", "who", "why", "you", "your", "additionally", "also", "alternatively",
  ]

  private static let links: Set<String> = [
    "a", "about", "adopt", "an", "and", "api", "apis", "are", "as", "be", "by", "call", "can",
    "did", "for", "from", "has", "have", "implement", "in", "including", "into", "is", "its",
    "like", "may", "might", "must", "my", "of", "on", "or", "our", "see", "should", "such", "that",
    "the", "their", "this", "to", "use", "using", "via", "was", "were", "when", "will", "with",
    "your",
  ]
}
