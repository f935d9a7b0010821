/// Whether bytes are UTF-8. Of most texts, sixteen at a time are ASCII, which a glance shows.
public enum UTF8Check {
  public static func isValid(_ bytes: Span<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        if let more = ascii(at: place, in: bytes) {
          place += more
          if more == 16 || place == bytes.count { continue }
        }
        guard let length = sequence(at: place, in: bytes) else { return false }
        place += length
      }
      return true
    }
  }

  /// How many of the next sixteen bytes are before the first that is not ASCII; nil if fewer than
  /// sixteen are left.
  private static func ascii(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard place &+ 16 <= bytes.count else { return nil }
    let halves = UnsafeRawBufferPointer(bytes)
      .loadUnaligned(fromByteOffset: place, as: SIMD2<UInt64>.self)
    let highs: UInt64 = 0x8080_8080_8080_8080
    let (first, second) = (halves.x.littleEndian & highs, halves.y.littleEndian & highs)
    if first | second == 0 { return 16 }
    return first != 0
      ? first.trailingZeroBitCount / 8 : 8 + second.trailingZeroBitCount / 8
  }

  /// The length of the character at a place; nil if it is invalid.
  private static func sequence(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let first = bytes[place]
    if first < 0x80 { return 1 }
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, place + length <= bytes.count else { return nil }
    let second = bytes[place + 1]
    // Overlong forms, surrogates, and what is beyond Unicode.
    let isInside =
      switch first {
      case 0xE0: second >= 0xA0
      case 0xED: second < 0xA0
      case 0xF0: second >= 0x90
      case 0xF4: second < 0x90
      default: true
      }
    guard isInside else { return nil }
    for next in place + 1..<place + length where bytes[next] & 0xC0 != 0x80 { return nil }
    return length
  }
}
