import Bytes

/// What is a blank in the text of structured shapes, or nothing at all.
enum InlineBlanks {
  /// How many bytes at the start are one blank or invisible, and whether they part words.
  static func first(of text: ArraySlice<UInt8>) -> (count: Int, parts: Bool) {
    guard let first = text.first else { return (0, false) }
    if ByteClass.isSpace(first) { return (1, true) }
    guard first >= 0xC2 else { return (0, false) }
    // A no-break space is a space; a zero-width space and a byte order mark are nothing.
    if text.starts(with: [0xC2, 0xA0]) { return (2, true) }
    let isNothing = text.starts(with: [0xE2, 0x80, 0x8B]) || text.starts(with: [0xEF, 0xBB, 0xBF])
    return (isNothing ? 3 : 0, false)
  }

  /// A byte that a blank may start with.
  static let starts: [Bool] = (0...255).map { byte in
    ByteClass.isSpace(byte) || [0xC2, 0xE2, 0xEF].contains(byte)
  }

  /// Text on one line, without blanks at its ends or two in a row.
  static func oneLine(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var line: [UInt8] = []
    var (place, hasSpace) = (text.startIndex, false)
    while place < text.endIndex {
      let blank = starts[Int(text[place])] ? first(of: text[place...]) : (count: 0, parts: false)
      if blank.count > 0 {
        hasSpace = hasSpace || blank.parts
        place += blank.count
        continue
      }
      if hasSpace, !line.isEmpty { line.append(UInt8(ascii: " ")) }
      hasSpace = false
      line += text[place] == 0 ? [0xEF, 0xBF, 0xBD] : [text[place]]
      place += 1
    }
    return line
  }
}
