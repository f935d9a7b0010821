import Bytes

/// The names that the guidelines give to keys, for the signs and the short names that people type:
/// “⌘W” and “cmd w” are “Command-W”.
enum KeyNames {
  private static let modifiers: StaticString = "command control option shift"
  private static let short: StaticString = "cmd ctrl opt alt"
  /// What may end a shortcut, and its names.
  private static let marks: StaticString = ", . / ? - = ;"
  private static let names: StaticString =
    "comma period forward-slash question-mark hyphen equal-sign semicolon"

  static func isModifier(_ text: [UInt8], _ word: Range<Int>) -> Bool {
    WordText.place(of: small(Array(text[word])), in: modifiers) != nil
  }

  @inline(never) static func small(_ text: [UInt8]) -> [UInt8] { text.map(ByteClass.lowered) }

  /// Whether a word is the key of a shortcut: the A of “Command-A” is no article.
  static func isLetter(_ text: [UInt8], _ word: Range<Int>, behind last: Range<Int>) -> Bool {
    word.count == 1 && isModifier(text, last)
  }

  /// A query in which all keys have their names, and the parts of a model are apart: “iphone17pro”
  /// is “iphone 17 pro”.
  static func spelled(_ text: [UInt8]) -> [UInt8] {
    var spelled: [UInt8] = []
    // Whether a modifier was spelled, and nothing is behind it yet.
    var isBehind = false
    // Whether the word before ended where a number begins or ends.
    var isModel = false
    var place = 0
    while place < text.count {
      let byte = text[place]
      let start = place
      place = end(of: text, from: start, isModel)
      if place > start {
        let word = Array(text[start..<place])
        let small = small(word)
        let number = WordText.place(of: small, in: short)
        isBehind = number != nil
        join(&spelled, to: small)
        spelled += number.map { WordText.word(min($0, 2), in: modifiers) } ?? word
        isModel = place < text.count && ByteClass.isAlphanumeric(text[place])
        if isModel { spelled.append(0x20) }
      } else if let number = sign(text, place) {
        isBehind = true
        spelled.append(0x20)
        spelled += WordText.word(number, in: modifiers)
        spelled.append(0x20)
        place += 3
      } else {
        place += 1
        let isLast = place == text.count || isApart(text, place)
        let mark = isBehind && isLast ? WordText.place(of: [byte], in: marks) : nil
        if let mark {
          spelled.append(0x20)
          spelled += WordText.word(mark, in: names)
        } else {
          spelled.append(byte)
        }
      }
    }
    return spelled
  }

  /// Whether the sign before a place is between blanks, and more than a letter is behind them:
  /// “cmd , shortcut”.
  private static func isApart(_ text: [UInt8], _ place: Int) -> Bool {
    // A dash or an equals sign may be between two keys.
    let isBetween = text[place - 1] == UInt8(ascii: "-") || text[place - 1] == UInt8(ascii: "=")
    return place > 1 && place + 2 < text.count && text[place - 2] == 0x20 && text[place] == 0x20
      && !isBetween
      && ByteClass.isAlphanumeric(text[place + 1]) && ByteClass.isAlphanumeric(text[place + 2])
  }

  /// “45 mm” is a name of a watch, and “408 x 408” a size of two numbers.
  private static func join(_ spelled: inout [UInt8], to word: [UInt8]) {
    let isPair =
      ByteClass.isDigit(word[0]) && WordText.has(" x ", at: spelled.count - 3, in: spelled)
    let digit = spelled.count - (isPair ? 4 : 2)
    guard digit >= 0, ByteClass.isDigit(spelled[digit]) else { return }
    if isPair {
      spelled.removeLast(3)
      spelled.append(UInt8(ascii: "x"))
    } else if spelled[digit + 1] == 0x20, WordText.place(of: word, in: "mm") != nil {
      spelled.removeLast()
    }
  }

  /// Where a word ends: also at a number behind a name, and at a name behind that number.
  private static func end(of text: [UInt8], from start: Int, _ isModel: Bool) -> Int {
    var end = start
    while end < text.count, ByteClass.isAlphanumeric(text[end]) {
      let isDigit = ByteClass.isDigit(text[end])
      if end > start, isDigit != ByteClass.isDigit(text[end - 1]) {
        if isDigit, end > start + 3, ByteClass.isLetter(text[start]) { break }
        if isModel, end + 2 < text.count, ByteClass.isLetter(text[end + 1]),
          ByteClass.isLetter(text[end + 2])
        {
          break
        }
      }
      end += 1
    }
    return end
  }

  /// The modifier of a sign: ⌘ ⌃ ⌥ ⇧.
  private static func sign(_ text: [UInt8], _ place: Int) -> Int? {
    guard place + 2 < text.count, text[place] == 0xE2 else { return nil }
    return switch (text[place + 1], text[place + 2]) {
    case (0x8C, 0x98): 0
    case (0x8C, 0x83): 1
    case (0x8C, 0xA5): 2
    case (0x87, 0xA7): 3
    default: nil
    }
  }
}
