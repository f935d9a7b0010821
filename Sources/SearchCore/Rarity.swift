/// How much it says that a unit has a word: the fewer units have it, the more. In whole numbers,
/// so that every machine ranks alike.
public enum Rarity {
  /// Numbers with a fraction carry eight bits of it.
  public static let one: UInt32 = 256

  /// log₂ ((units + 1) ÷ (count + ½)), at least 1, with so many bits of a fraction.
  public static func of(_ count: Int, among units: Int, bits: Int = 8) -> UInt32 {
    let all = log2(UInt32(truncatingIfNeeded: 2 * units + 2), bits: bits)
    let own = log2(UInt32(truncatingIfNeeded: 2 * count + 1), bits: bits)
    return all > own ? all - own : 1
  }

  /// The binary logarithm of a positive number, bit by bit.
  public static func log2(_ number: UInt32, bits: Int = 8) -> UInt32 {
    guard number > 0 else { return 0 }
    let zeros = UInt32(number.leadingZeroBitCount)
    var mantissa = UInt64(number << zeros)
    var value = 31 - zeros
    for _ in 0..<bits {
      // Both are below 2³². A checked product would need 128 bits, which WebAssembly has not.
      mantissa = (mantissa &* mantissa) >> 31
      value <<= 1
      guard mantissa >= 1 << 32 else { continue }
      mantissa >>= 1
      value |= 1
    }
    return value
  }

  /// The whole part of a square root.
  public static func root<Number: FixedWidthInteger>(_ number: Number) -> Number {
    var root: Number = 0
    var bit: Number = 1 << (Number.bitWidth / 2 - 1)
    while bit > 0 {
      let next = root | bit
      if next * next <= number { root = next }
      bit >>= 1
    }
    return root
  }
}
