/// Base64 (RFC 4648) with its padding: how bytes travel in a script.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The value of each byte of the alphabet, 255 for all others.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let letter = alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)]
        text.append(place <= group.count ? letter : padding)
      }
    }
    return text
  }

  /// Nil for anything that `encode` does not write.
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.count % 4 == 0 else { return nil }
    let padded = text.suffix(2).count { $0 == padding }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var held: UInt32 = 0
    for letter in text.dropLast(padded) {
      let value = values[Int(letter)]
      guard value < 64 else { return nil }
      bits = bits << 6 | UInt32(value)
      held += 6
      guard held >= 8 else { continue }
      held -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> held))
      bits &= (1 << held) - 1
    }
    return bits == 0 && held == 2 * UInt32(padded) ? bytes : nil
  }
}
