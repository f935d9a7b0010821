import Bytes

/// What a character is to a search: part of a word, invisible inside one, or between words.
enum Letter {
  case letter, digit
  /// Written without blanks between words: found by pairs.
  case ideograph
  /// An accent or an invisible joiner: a word goes on as if it were not there.
  case ignored
  case separator

  static func of(_ scalar: UInt32) -> Letter {
    guard scalar < 0x80 else { return beyondASCII(scalar) }
    let byte = UInt8(truncatingIfNeeded: scalar)
    return ByteClass.isLetter(byte) ? .letter : ByteClass.isDigit(byte) ? .digit : .separator
  }

  @inline(never) private static func beyondASCII(_ scalar: UInt32) -> Letter {
    switch scalar {
    case 0xAD, 0x300...0x36F, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF: return .ignored
    case 0xAA, 0xB5, 0xBA: return .letter
    case 0x80..<0xC0, 0xD7, 0xF7, 0x2C2...0x2DF, 0x37E, 0x387: return .separator
    case 0xFF10...0xFF19: return .digit
    case 0x80..<0x2000, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFB00...0xFB06, 0x2C00...0x2DFF,
      0xA000...0xABFF, 0xFB13...0xFDFF, 0xFE70...0xFEFC, 0x1_0000..<0x1_D000:
      return .letter
    case 0x3005, 0x3007, 0x3040...0x30FA, 0x30FC...0x318F, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x2_0000..<0x3_4000:
      return .ideograph
    default: return .separator
    }
  }
}
