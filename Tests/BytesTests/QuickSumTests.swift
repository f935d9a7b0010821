import Bytes
import Testing

@Suite struct QuickSumTests {
  /// Worked out by hand, byte by byte, from what the summary of the type says.
  private func slowly(_ bytes: [UInt8]) -> UInt64 {
    func mixed(_ sum: UInt64) -> UInt64 {
      let product = sum &* 0x9E37_79B9_7F4A_7C15
      return product ^ product >> 32
    }
    let whole = bytes.count / 8 * 8
    var sum = UInt64(bytes.count)
    for start in stride(from: 0, to: whole, by: 8) {
      let word = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
      sum = mixed(sum ^ word)
    }
    for byte in bytes[whole...] { sum = mixed(sum ^ UInt64(byte)) }
    return mixed(sum)
  }

  @Test func isTheSameOnEveryMachine() {
    #expect(QuickSum.of([]) == 0)
    #expect(QuickSum.of(Array("a".utf8)[...]) == 0x27D1_3417_8074_A30C)
    #expect(QuickSum.of(Array("123456789".utf8)[...]) == 0x8638_9E1D_4FF6_B3C4)
  }

  @Test func takesEveryLengthFromAnyPlace() {
    let bytes = (0..<64).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
    for start in 0..<16 {
      for end in start..<64 {
        #expect(QuickSum.of(bytes[start..<end]) == slowly(Array(bytes[start..<end])))
      }
    }
  }

  @Test func oneBitMakesAnotherNumber() {
    let bytes = [UInt8](repeating: 0, count: 40)
    var seen: Set = [QuickSum.of(bytes[...]) & 0xFFFF_FFFF]
    for bit in 0..<(8 * bytes.count) {
      var other = bytes
      other[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(seen.insert(QuickSum.of(other[...]) & 0xFFFF_FFFF).inserted)
    }
    for count in 0..<40 {
      #expect(seen.insert(QuickSum.of(bytes[..<count]) & 0xFFFF_FFFF).inserted || count == 0)
    }
  }
}
