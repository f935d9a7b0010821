/// Characters that are one scalar, and never a part of another character: ASCII, Latin letters with
/// accents, dashes and quotation marks. Texts of these are read byte by byte; any other text needs
/// the rules of Unicode to say where a character ends, and which are white space.
enum PlainCharacter {
  /// How many bytes the plain character at a place has; nil if there is none.
  static func size(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    switch text[place] {
    case ..<0x80: 1
    // U+00C0 to U+00FF
    case 0xC3: place + 1 < text.count ? 2 : nil
    // U+2010 to U+2027
    case 0xE2
    where place + 2 < text.count && text[place + 1] == 0x80 && text[place + 2] < 0xA8
      && text[place + 2] >= 0x90:
      3
    default: nil
    }
  }
}
