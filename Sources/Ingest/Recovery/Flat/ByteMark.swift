import Bytes

/// Marks at the ends of blocks, curly ones included.
enum ByteMark {
  /// `“` or `‘`.
  static func opensQuote(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: [0xE2, 0x80, 0x9C]) || text.starts(with: [0xE2, 0x80, 0x98])
  }

  /// `”` but not `’`, which may be an apostrophe.
  static func closesQuote(_ text: ArraySlice<UInt8>) -> Bool {
    text.suffix(3).elementsEqual([0xE2, 0x80, 0x9D])
  }

  /// Whether a text ends in a mark behind which only a new block can follow without a blank.
  static func endsBlock(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last else { return false }
    if last < 0x80 { return ".?!:)]%\"".utf8.contains(last) && !isOpeningQuote(text) }
    return curly.contains { text.suffix($0.count).elementsEqual($0) }
  }

  /// `…words.`: at least three letters before the mark, so that `v.2` and `10:30` stay whole.
  static func endsWords(_ text: ArraySlice<UInt8>) -> Bool {
    let before = text.dropLast().suffix(3)
    return before.count == 3 && before.allSatisfy(ByteClass.isLetter)
      && text.last.map { ".?!:".utf8.contains($0) } ?? false
  }

  static func endsEllipsis(_ text: ArraySlice<UInt8>) -> Bool {
    text.suffix(3).elementsEqual([0xE2, 0x80, 0xA6])
  }

  private static func isOpeningQuote(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.last == UInt8(ascii: "\"") else { return false }
    return text.dropLast().last.map { !".?!".utf8.contains($0) } ?? true
  }

  /// `”`, `’`, `…`, `™`, `®`, `é`.
  private static let curly: [[UInt8]] = [
    [0xE2, 0x80, 0x9D], [0xE2, 0x80, 0x99], [0xE2, 0x80, 0xA6], [0xE2, 0x84, 0xA2], [0xC2, 0xAE],
    [0xC3, 0xA9],
  ]
}
