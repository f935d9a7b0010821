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

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
