import Bytes
import Vocabulary

/// What a line says of whether it is one with the line above.
enum TornLines {
  /// In bytes.
  static let longestName = 40

  /// Whether lines are a page’s that are torn: one in fifty begins within a sentence, hardly any is
  /// blank, and none is a heading of Markdown.
  static func are(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let filled = lines.filter { !$0.isEmpty }
    let torn = filled.count { line in
      isClosing(line) || line.prefix { $0 != UInt8(ascii: " ") }.allSatisfy(ByteClass.isLowercase)
    }
    return torn * 50 > filled.count && (lines.count - filled.count) * 10 < filled.count
      && filled.contains(where: SectionLine.isOne)
      && !filled.contains { HeadingLine.level($0) != nil || FenceLine($0) != nil }
  }

  /// Whether it is the name of a section or of platforms.
  static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= longestName else { return false }
    let name = String(decoding: text, as: UTF8.self)
    return names.contains(name)
      || name.split(separator: ", ").allSatisfy { Platform(rawValue: String($0)) != nil }
  }

  private static let names = Set(SectionNames.fixed.map(\.title))

  /// `.`, `, and`: it has no blank in front.
  static func isClosing(_ line: ArraySlice<UInt8>) -> Bool {
    line.first.map(".,;:)!?".utf8.contains) ?? false
  }

  /// Whether a text ends with a word that others follow: `For guidance, see`.
  static func isOpen(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.suffix(longestName)
    guard let blank = text.lastIndex(of: UInt8(ascii: " ")) else { return false }
    let word = text[(blank + 1)...]
    return word.last.map(",(".utf8.contains) ?? false || ByteSearch.equal(word, "—")
      || openWords.contains(String(decoding: word.map(ByteClass.lowered), as: UTF8.self))
  }

  private static let openWords: Set = [
    "a", "an", "and", "are", "as", "at", "by", "called", "for", "from", "if", "in", "into", "is",
    "its", "like", "named", "of", "on", "or", "see", "than", "that", "the", "to", "use", "using",
    "when", "with", "your",
  ]

  /// Whether a line begins with a small letter, within a sentence: names of symbols and platforms
  /// begin so as well.
  static func opensSmall(
    _ line: ArraySlice<UInt8>, behind text: ArraySlice<UInt8>, isLong: Bool
  ) -> Bool {
    guard let first = line.first, ByteClass.isLowercase(first),
      let end = text.last, !".?!".utf8.contains(end)
    else { return false }
    let word = line.prefix { $0 != UInt8(ascii: " ") }
    let isPlain = word.allSatisfy { !ByteClass.isUppercase($0) && !"_(:".utf8.contains($0) }
    let isProse = isLong || text.count > 60
    if word.count == line.count { return isOpen(text) || isProse || isPlain && text.count > 30 }
    return isPlain || isProse
  }

  /// One sentence that tells people what to do, as guidelines in bold are.
  static func isGuideline(_ text: ArraySlice<UInt8>) -> Bool {
    text.count < 240 && SentenceEnds.isEnded(text) && text.last != UInt8(ascii: ":")
      && SentenceEnds.firstEnd(text) == nil && Leads.isGuideline(text, lexicon: Lexicon())
  }
}
