/// Base64 (RFC 4648), with its padding.
public enum Base64 {
  public static func text(_ bytes: [UInt8]) -> String {
    var signs: [UInt8] = []
    signs.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits = part.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - part.count)
      for place in 0..<4 {
        let isPadding = place > part.count
        signs.append(isPadding ? UInt8(ascii: "=") : alphabet[(bits >> (18 - 6 * place)) & 63])
      }
    }
    return String(decoding: signs, as: UTF8.self)
  }

  /// What a text stands for; what is no sign of it, such as the end of a line, is left out.
  public static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (bits, count) = (0, 0)
    for sign in text {
      let value = values[Int(sign)]
      guard value < 64 else { continue }
      bits = (bits << 6 | Int(value)) & 0xFFFF
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }

  /// By sign, its value; 64 for what is none.
  private static let values: [UInt8] = (0...255).map { sign in
    UInt8(alphabet.firstIndex(of: UInt8(sign)) ?? 64)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
