extension String {
  /// The words, with one space between each and the next.
  var onOneLine: String {
    isOnOneLine ? self : split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Whether there are no blanks but single spaces between words. Says no where it would have to
  /// look closer: blanks of other scripts share their first bytes with letters.
  private var isOnOneLine: Bool {
    var (before, last) = (UInt8(ascii: " "), UInt8(ascii: " "))
    for byte in utf8 {
      switch byte {
      case 0x09...0x0D, 0xC2, 0xE1, 0xE3: return false
      case UInt8(ascii: " ") where last == byte: return false
      case 0x81 where last == 0xE2: return false
      // Behind E2 80: spaces of all widths, and the ends of lines and paragraphs.
      case _ where before == 0xE2 && last == 0x80 && Self.endsBlank(byte): return false
      default: break
      }
      (before, last) = (last, byte)
    }
    return last != UInt8(ascii: " ")
  }

  private static func endsBlank(_ byte: UInt8) -> Bool {
    byte <= 0x8A || byte == 0xA8 || byte == 0xA9 || byte == 0xAF
  }
}
