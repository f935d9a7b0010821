import Bytes
import Testing

/// The same whether bytes are in memory or elsewhere.
@Suite struct StoredBytesTests {
  private static let all = (0..<100).map(UInt8.init)
  private static let here = StoredBytes(Array(all[20..<80]))
  private static let away = StoredBytes(in: 20..<80) { Array(all[$0]) }

  @Test(arguments: [here, away])
  func wholeAndInParts(stored: StoredBytes) {
    #expect(stored.count == 60)
    #expect(stored.bytes.elementsEqual(20..<80))
    #expect(stored[0..<3].elementsEqual([20, 21, 22]))
    #expect(stored[58..<60].elementsEqual([78, 79]))
    #expect(stored[7..<7].isEmpty)
    #expect(stored.suffix(10).bytes.elementsEqual(70..<80))
    #expect(stored.suffix(10).suffix(2)[1..<2].elementsEqual([79]))
    #expect(stored.suffix(60).count == 60)
  }

  @Test func whatIsAwayIsReadByWhoAsks() {
    #expect(Self.away.isAway && Self.away.suffix(3).isAway && !Self.here.isAway)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 1000]) func anExactArrayIsTheSameWithoutRoom(count: Int) {
    var numbers: [Int] = []
    for number in 0..<count { numbers.append(number) }
    numbers.reserveCapacity(2 * count + 16)
    #expect(numbers.exact == numbers)
    #expect(numbers.exact.capacity < count + max(8, count / 4))
  }
}
