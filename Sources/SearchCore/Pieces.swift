import Bytes

/// The pieces of an identifier: "UICollectionView" is UI, Collection and View, "44pt" is 44 and pt.
enum Pieces {
  /// What has more seams than this is noise, not a name: `#a1b2c3d4e5f6`.
  static let most = 8

  /// The pieces of `text[start..<end]`, none if it is of one piece. A single letter is no piece.
  static func of(_ text: [UInt8], _ start: Int, _ end: Int) -> [Token] {
    guard end - start <= Tokenizer.longestWord else { return [] }
    var pieces: [Token] = []
    var from = start
    for place in start..<end {
      guard text[place] < 0x80 else { return [] }
      guard place > start, isSeam(text, place, end) else { continue }
      append(text, from, place, to: &pieces)
      from = place
    }
    guard from > start else { return [] }
    append(text, from, end, to: &pieces)
    return pieces.count <= most ? pieces : []
  }

  private static func append(_ text: [UInt8], _ from: Int, _ to: Int, to pieces: inout [Token]) {
    var word: [UInt8] = []
    for byte in text[from..<to] where ByteClass.isAlphanumeric(byte) {
      word.append(ByteClass.lowered(byte))
    }
    let isLoneLetter = word.count == 1 && !ByteClass.isDigit(word[0])
    guard !word.isEmpty, !isLoneLetter else { return }
    pieces.append(Token(word: word, start: from, end: to, isPiece: true))
  }

  /// aB, ABc before the B, a1, 1a. The letters behind an apostrophe are no piece of their own.
  private static func isSeam(_ text: [UInt8], _ place: Int, _ end: Int) -> Bool {
    let (before, here) = (text[place - 1], text[place])
    guard ByteClass.isAlphanumeric(before), ByteClass.isAlphanumeric(here) else { return false }
    if ByteClass.isDigit(before) != ByteClass.isDigit(here) { return true }
    guard ByteClass.isUppercase(here) else { return false }
    if ByteClass.isLowercase(before) { return true }
    guard place + 1 < end, ByteClass.isLowercase(text[place + 1]) else { return false }
    // "URLs" and "IDs" are plurals, not "UR" and "Ls".
    return !(text[place + 1] == UInt8(ascii: "s") && place + 2 == end)
  }
}
