import Glibc
import Testing

@testable import SearchCore

@Suite struct RarityTests {
  @Test func theLogarithmIsThatOfTheLibrary() {
    for number: UInt32 in [1, 2, 3, 5, 7, 8, 100, 1023, 1024, 65_537, 4_000_000_000] {
      let ours = Double(Rarity.log2(number)) / Double(Rarity.one)
      #expect(abs(ours - log2(Double(number))) < 0.006, "\(number)")
    }
  }

  @Test func theFewerUnitsTheMoreItSays() {
    let values = [1, 2, 10, 500, 1000].map { Rarity.of($0, among: 1000) }
    #expect(values == values.sorted(by: >))
    #expect(values.allSatisfy { $0 > 0 })
    #expect(Rarity.of(1000, among: 1000) == 1)
  }

  @Test func rootsAreWhole() {
    for number: UInt32 in 0..<70_000 {
      let root = UInt64(Rarity.root(number))
      #expect(root * root <= UInt64(number) && (root + 1) * (root + 1) > UInt64(number))
    }
  }
}
