import Bytes
import Vocabulary

extension PlatformSentence {
  /// The words of a sentence in lower case, with “isn’t” and “unavailable” in full.
  static func words(_ text: Substring) -> [String] {
    plainWords(text) ?? wordsByCharacter(text)
  }

  /// Of a text in ASCII; nil for any other.
  static func plainWords(_ text: Substring) -> [String]? {
    let bytes = text.utf8.span
    var (words, word): ([String], [UInt8]) = ([], [])
    func endWord() {
      if !word.isEmpty { words += full(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for place in bytes.indices {
      let byte = bytes[place]
      guard byte < 0x80 else { return nil }
      if ByteClass.isAlphanumeric(byte) || byte == UInt8(ascii: "'") {
        word.append(ByteClass.lowered(byte))
      } else {
        endWord()
      }
    }
    endWord()
    return words
  }

  static func wordsByCharacter(_ text: Substring) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && !apostrophes.contains($0) }
      .flatMap { full($0.lowercased()) }
  }

  private static let apostrophes: Set<Character> = ["'", "\u{2019}", "\u{02BC}"]

  private static func full(_ word: String) -> [String] {
    if let (positive, _) = negatives.first(where: { word == $0.1 }) { return ["not", positive] }
    // Without its apostrophes, “aren’t” ends in a t.
    guard let last = word.utf8.last, last >= 0x80 || "t'".utf8.contains(last) else {
      return [word]
    }
    var letters = word
    letters.removeAll { apostrophes.contains($0) }
    guard letters != word, letters.hasSuffix("nt") else { return [word] }
    return [String(letters.dropLast(2)), "not"]
  }

  static let negatives = [
    ("applicable", "inapplicable"), ("available", "unavailable"), ("supported", "unsupported"),
  ]
}

extension PlatformSentence {
  static let roles: [(role: PlatformWord, words: Set<String>)] = [
    (.no, ["no"]),
    (.not, ["not"]),
    (.considerations, ["considerations"]),
    (.core, cores),
    (.support, ["support", "supports"]),
    (.auxiliary, auxiliaries),
    (.leading, prepositions.union(only)),
    (.listed, prepositions.union(only).union(PlatformList.joints).union(PlatformList.around)),
    (.listed, Set(PlatformList.names.flatMap(\.0))),
  ]
}

/// A list of platforms and nothing else.
enum PlatformList {
  /// In order; nil if there is anything else in the list. “Any platform except iOS” is all others.
  static func platforms(_ words: ArraySlice<String>) -> [Platform]? {
    let front = words.prefix { around.contains($0) }
    let behind = words.dropFirst(front.count)
    let isAll = front.contains { $0.hasPrefix("platform") }
    if behind.isEmpty { return isAll ? Platform.allCases : nil }
    guard let named = named(behind) else { return nil }
    let isInverted = front.contains("except") || front.contains("than")
    guard isInverted else { return isAll ? nil : named.sorted() }
    return Platform.allCases.filter { !named.contains($0) }
  }

  private static func named(_ words: ArraySlice<String>) -> Set<Platform>? {
    var (rest, found) = (words, Set<Platform>())
    while let first = rest.first {
      if joints.contains(first) {
        rest.removeFirst()
      } else if let (name, platform) = names.first(where: { rest.starts(with: $0.0) }) {
        found.insert(platform)
        rest = rest.dropFirst(name.count)
      } else {
        return nil
      }
    }
    return found.isEmpty ? nil : found
  }

  static let joints: Set<String> = ["and", "app", "apps", "currently", "nor", "or", "yet"]
  static let around: Set<String> = [
    "all", "any", "either", "except", "other", "platform", "platforms", "than", "the",
  ]

  static let names: [([String], Platform)] = Platform.allCases.flatMap { platform in
    platform.names.map { ($0.lowercased().split(separator: " ").map(String.init), platform) }
  }
}
