import Bytes

/// What is a blank in the text of structured shapes, or nothing at all.
enum InlineBlanks {
  /// How many bytes at the start are one blank or invisible, and whether they part words.
  static func first(of text: ArraySlice<UInt8>) -> (count: Int, parts: Bool) {
    guard let first = text.first else { return (0, false) }
    return ByteClass.isSpace(first) ? (1, true) : Invisible.first(of: text)
  }

  /// A byte that a blank may start with.
  static let starts: [Bool] = (0...255).map { byte in
    ByteClass.isSpace(byte) || Invisible.starts(byte)
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
