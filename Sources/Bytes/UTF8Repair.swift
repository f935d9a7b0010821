/// Makes any bytes valid UTF-8: each broken sequence, and NUL, becomes U+FFFD.
public enum UTF8Repair {
  public static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    let hasZero = ByteSearch.next(0, in: bytes.span) != nil
    guard hasZero || !UTF8Check.isValid(bytes.span) else { return bytes }
    let text = String(decoding: bytes, as: UTF8.self)
    var repaired: [UInt8] = []
    repaired.reserveCapacity(bytes.count)
    for byte in text.utf8 {
      if byte == 0 { repaired += [0xEF, 0xBF, 0xBD] } else { repaired.append(byte) }
    }
    return repaired
  }
}
