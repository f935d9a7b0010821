import Bytes

/// Characters that take no place, or look like a blank and are none.
enum Invisible {
  /// How many bytes one at the start has, and whether it parts words: a no-break space is a space;
  /// a zero-width space and a byte order mark are nothing.
  static func first(of text: ArraySlice<UInt8>) -> (count: Int, parts: Bool) {
    guard let first = text.first, first >= 0xC2 else { return (0, false) }
    if text.starts(with: [0xC2, 0xA0]) { return (2, true) }
    return (isNothing(text) ? 3 : 0, false)
  }

  /// Whether a sign at the start is left out: it parts no words.
  static func isNothing(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: [0xE2, 0x80, 0x8B]) || text.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// Those that part words as spaces, the others left out.
  static func cleaned(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(where: starts) else { return text }
    var cleaned: [UInt8] = []
    var place = text.startIndex
    while place < text.endIndex {
      let (count, parts) = first(of: text[place...])
      if parts { cleaned.append(UInt8(ascii: " ")) }
      if count == 0 { cleaned.append(text[place]) }
      place += max(1, count)
    }
    return cleaned[...].trimmed
  }

  /// Whether nothing else is in a text.
  static func fills(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, starts(first) else { return text.isEmpty }
    return cleaned(text).isEmpty
  }

  /// Whether one of them may begin with a byte.
  static func starts(_ byte: UInt8) -> Bool { byte == 0xC2 || byte == 0xE2 || byte == 0xEF }
}
