/// Bytes as `%2E`.
public enum PercentCoding {
  public static func encoded(_ byte: UInt8) -> String {
    "%" + String(byte, digits: 2, radix: 16, uppercase: true)
  }

  /// Bytes as text, in codes but for those that stay.
  public static func encoded(
    _ bytes: some Sequence<UInt8>, keeping isKept: (UInt8) -> Bool
  ) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      if isKept(byte) { text.append(byte) } else { text += encoded(byte).utf8 }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes behind all codes; a percent sign that begins none stays.
  public static func decoded(_ text: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    var place = 0
    while place < text.count {
      if let byte = byte(at: place, in: text) {
        plain.append(byte)
        place += 3
      } else {
        plain.append(text[place])
        place += 1
      }
    }
    return plain
  }

  /// The byte of the code that begins at a place; nil if none does.
  public static func byte(at place: Int, in text: [UInt8]) -> UInt8? {
    guard text[place] == UInt8(ascii: "%"), place + 2 < text.count,
      let high = digit(text[place + 1]), let low = digit(text[place + 2])
    else { return nil }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
