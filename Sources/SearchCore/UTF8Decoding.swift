/// Reads one character of UTF-8 at a time. What is no UTF-8 comes out as U+FFFD, a byte at a time.
enum UTF8Decoding {
  static let replacement: UInt32 = 0xFFFD

  /// The character at `place`, which must be inside the text, and how many bytes it takes.
  static func scalar(in text: [UInt8], at place: Int) -> (scalar: UInt32, length: Int) {
    let first = text[place]
    return first < 0x80 ? (UInt32(first), 1) : long(text, place)
  }

  /// One of several bytes; apart, since most are of one.
  @inline(never) private static func long(
    _ text: [UInt8], _ place: Int
  ) -> (scalar: UInt32, length: Int) {
    let first = text[place]
    guard first >= 0xC2, first < 0xF5 else { return (replacement, 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard place + length <= text.count else { return (replacement, 1) }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = text[place + offset]
      guard byte & 0xC0 == 0x80 else { return (replacement, 1) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return isPlain(scalar, length) ? (scalar, length) : (replacement, 1)
  }

  /// Half of a surrogate pair, and what is beyond Unicode, is written as U+FFFD.
  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    guard scalar >= 0x80 else { return bytes.append(UInt8(truncatingIfNeeded: scalar)) }
    let isValid = scalar < 0x11_0000 && scalar &- 0xD800 >= 0x800
    let scalar = isValid ? scalar : replacement
    var shift: UInt32 = scalar < 0x800 ? 6 : scalar < 0x1_0000 ? 12 : 18
    // As many ones in front as there are bytes.
    bytes.append(UInt8(truncatingIfNeeded: 0xFF80 >> (shift / 6) | scalar >> shift))
    while shift > 0 {
      shift -= 6
      bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar >> shift) & 0x3F)
    }
  }

  /// Neither longer than need be, nor half of a surrogate pair, nor beyond Unicode.
  private static func isPlain(_ scalar: UInt32, _ length: Int) -> Bool {
    switch length {
    case 2: true
    case 3: scalar >= 0x800 && scalar &- 0xD800 >= 0x800
    default: scalar >= 0x1_0000 && scalar < 0x11_0000
    }
  }
}
