/// A number for bytes, eight of them at a time, the same on every machine: to name a file, or to
/// see whether a text is still the same. Not against an adversary.
public enum QuickSum {
  public static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    let span = bytes.span
    var sum = UInt64(truncatingIfNeeded: span.count)
    var place = 0
    while place + 8 <= span.count {
      let word = span.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
      sum = mixed(sum ^ UInt64(littleEndian: word))
      place += 8
    }
    while place < span.count {
      sum = mixed(sum ^ UInt64(span[place]))
      place += 1
    }
    return mixed(sum)
  }

  private static func mixed(_ sum: UInt64) -> UInt64 {
    let product = sum &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
