import Bytes

/// What is beside a run of `*` or `_`: Markdown reads it as emphasis or as stars by that.
enum Flank {
  case space, punctuation, letter

  /// The character that some bytes start with.
  static func first(of text: ArraySlice<UInt8>) -> Flank {
    guard let byte = text.first else { return .space }
    return byte < 0x80 ? ascii(byte) : isPunctuation(text.prefix(3)) ? .punctuation : .letter
  }

  /// The character that some bytes end with.
  static func last(of text: ArraySlice<UInt8>) -> Flank {
    guard let byte = text.last else { return .space }
    guard byte >= 0x80 else { return ascii(byte) }
    let start = text.suffix(4).lastIndex { $0 >= 0xC0 } ?? text.startIndex
    return isPunctuation(text[start...].prefix(3)) ? .punctuation : .letter
  }

  private static func ascii(_ byte: UInt8) -> Flank {
    if ByteClass.isSpace(byte) { return .space }
    return ByteClass.isPunctuation(byte) ? .punctuation : .letter
  }

  /// Dashes, quotes, dots and marks of other scripts: U+00A1–BF, U+2010–205E, U+3001–303F.
  private static func isPunctuation(_ scalar: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(scalar)
    return switch bytes.first {
    case 0xC2: bytes.count > 1 && bytes[1] >= 0xA1 && bytes[1] < 0xC0
    case 0xE2: bytes.count > 2 && (bytes[1] == 0x80 || bytes[1] == 0x81)
    case 0xE3: bytes.count > 1 && bytes[1] == 0x80
    default: false
    }
  }
}
