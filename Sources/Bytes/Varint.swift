/// Numbers of varying length, seven bits a byte, the low ones first (LEB128).
/// `write` and `read` are each other's inverse; `read` refuses what `write` never writes.
public enum Varint {
  public static func write(_ value: UInt64, to bytes: inout [UInt8]) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// The number at `offset`, which moves behind it; nil if it is cut short, too large,
  /// or longer than it need be.
  public static func read(_ bytes: [UInt8], at offset: inout Int) -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var place = offset
    while place < bytes.count, shift < 64 {
      let byte = bytes[place]
      place += 1
      if shift == 63, byte > 1 { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        if byte == 0, shift > 0 { return nil }
        offset = place
        return value
      }
      shift += 7
    }
    return nil
  }
}
