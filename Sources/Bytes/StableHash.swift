/// A 64-bit hash that is the same on every machine and in every run (FNV-1a, mixed at the end).
/// For cache keys and file names; not against an adversary.
public struct StableHash: Sendable {
  @usableFromInline var state: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  @inlinable public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }

  public var value: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }
}
