import Bytes

/// Where sentences end in running text.
enum SentenceEnds {
  /// The end of the first sentence, if another follows it.
  static func firstEnd(_ text: ArraySlice<UInt8>) -> Int? {
    var place = text.startIndex
    while let mark = text[place...].firstIndex(where: { ".?!".utf8.contains($0) }) {
      let end = text[(mark + 1)...].firstIndex { !isCloser($0) } ?? text.endIndex
      if end < text.endIndex, text[end] == UInt8(ascii: " "), opens(text[(end + 1)...]),
        !isAbbreviation(text[..<mark])
      {
        return end
      }
      place = mark + 1
    }
    return nil
  }

  /// Whether a text ends as a sentence does, quotes and brackets aside.
  static func isEnded(_ text: ArraySlice<UInt8>) -> Bool {
    text.last { !isCloser($0) }.map { ".?!:".utf8.contains($0) } ?? false
  }
}

extension SentenceEnds {
  /// Quotes and brackets that close after an end mark: plain ones, and the bytes of `’` and `”`.
  private static func isCloser(_ byte: UInt8) -> Bool {
    "\"')*".utf8.contains(byte) || [0xE2, 0x80, 0x99, 0x9D].contains(byte)
  }

  /// A sentence opens with anything but a small letter; names such as `iPadOS` may.
  private static func opens(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, ByteClass.isLowercase(first) else { return !text.isEmpty }
    return text.prefix(while: ByteClass.isAlphanumeric).contains(where: ByteClass.isUppercase)
  }

  private static func isAbbreviation(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.suffix(8).reversed().prefix { $0 != UInt8(ascii: " ") }.reversed()
    if word.count == text.count, word.allSatisfy(ByteClass.isDigit) { return true }
    let plain = word.drop { !ByteClass.isAlphanumeric($0) }
    return abbreviations.contains { plain.elementsEqual($0.utf8) }
  }

  /// Without the last dot.
  static let abbreviations = ["e.g", "i.e", "vs", "etc", "U.S", "approx", "No"]
}
