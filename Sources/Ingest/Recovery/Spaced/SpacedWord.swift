import Bytes
import Vocabulary

/// A word of a spaced text, with the parts of a name that fell apart.
struct SpacedWord: Sendable {
  /// In the text as it is.
  let range: Range<Int>
  /// Where blanks are inside.
  let blanks: [Int]
  let text: String
  /// Small letters alone, between marks.
  let plain: String
  let isCapital: Bool
  let isSmall: Bool
  /// Whether it ends a sentence, quotes and brackets aside.
  let isEnded: Bool
  /// Whether a sentence may begin with it.
  let begins: Bool

  static func words(_ bytes: [UInt8], _ range: Range<Int>) -> [SpacedWord] {
    let parts = SpacedNames.parts(bytes, range)
    let symbols = SpacedSymbols.joins(bytes, parts)
    var words: [SpacedWord] = []
    var start = 0
    for place in parts.indices {
      let isLast = place + 1 == parts.count
      if !isLast, symbols.contains(place + 1) || SpacedNames.joins(bytes, parts, at: place + 1) {
        continue
      }
      words.append(SpacedWord(bytes, parts[start...place]))
      start = place + 1
    }
    return words
  }

  private init(_ bytes: [UInt8], _ parts: ArraySlice<Range<Int>>) {
    range = parts[parts.startIndex].lowerBound..<parts[parts.endIndex - 1].upperBound
    blanks = parts.dropLast().map(\.upperBound)
    let whole = parts.flatMap { bytes[$0] }
    text = String(decoding: whole, as: UTF8.self)
    plain = Self.plain(whole)
    isCapital = whole.first.map(ByteClass.isUppercase) ?? false
    isSmall = whole.first.map(ByteClass.isLowercase) ?? false
    isEnded = SentenceEnds.isEnded(whole[...])
    begins = Self.begins(whole[...])
  }

  private static func begins(_ word: ArraySlice<UInt8>) -> Bool {
    var first = word
    if ByteMark.opensQuote(first) { first = first.dropFirst(3) }
    if first.first == UInt8(ascii: "(") { first = first.dropFirst() }
    return first.first.map(ByteClass.isUppercase) == true || Names.smallInitial(first) != nil
  }

  private static func plain(_ word: [UInt8]) -> String {
    guard let start = word.firstIndex(where: ByteClass.isLetter),
      let end = word.lastIndex(where: ByteClass.isLetter)
    else { return "" }
    let letters = String(decoding: word[start...end].map(ByteClass.lowered), as: UTF8.self)
    return word.contains { $0 >= 0x80 }
      ? letters.split(separator: "’").joined(separator: "'") : letters
  }
}

extension SpacedWord {
  /// Whether it can be a heading by itself: no `Using`, and no `Event.ready`.
  var standsAlone: Bool { !plain.hasSuffix("ing") && !text.contains(".") }

  var isPlatform: Bool { Names.platforms.contains(text) }

  /// Whether it has several letters and no small one: `UI`.
  var isShouted: Bool { text.count > 1 && !text.contains(where: \.isLowercase) }

  var announces: Bool { text.utf8.last == UInt8(ascii: ":") }

  /// Whether it has a mark behind it.
  var isMarked: Bool { text.last.map { ".?!:;,”".contains($0) } ?? false }

  /// Whether it ends in a letter, a digit or a bracket, no dash, and no bracket is open.
  var isWhole: Bool {
    guard let last = text.last, last.isLetter || last.isNumber || last == ")" else { return false }
    return (!text.hasPrefix("(") || last == ")") && !text.hasSuffix("’s")
  }

  /// `e.g.` and others that end in a dot and go on.
  var isShort: Bool {
    text.last == "." && SentenceEnds.abbreviations.contains(String(text.dropLast()))
  }

  /// Whether the sentence goes on behind it.
  var goesOn: Bool { isSmall && Openers.goesOn(Array(text.utf8)[...]) }

  /// Whether it tells what to do, where a sentence begins.
  var commands: Bool { isCapital && Verbs.all.contains(plain) }

  /// A verb in the third person (`Opens`), with which table cells describe a command.
  var describes: Bool { Verbs.isThirdPerson(plain) }

  /// Whether it opens sentences and is no part of a name.
  var opens: Bool {
    guard isCapital, !Self.nouns.contains(plain) else { return false }
    return plain == "don't" || Openers.isPlain(Array(text.utf8)[...]) && !plain.hasSuffix("ing")
  }

  /// What ends as adverbs do.
  private static let nouns: Set = [
    "assembly", "daily", "early", "family", "july", "reply", "supply", "weekly",
  ]
}
