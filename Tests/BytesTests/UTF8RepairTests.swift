import Bytes
import TestSupport
import Testing

@Suite struct UTF8RepairTests {
  @Test func anyBytesBecomeValid() {
    var random = SeededRandom(4)
    for _ in 0..<500 {
      let repaired = UTF8Repair.repaired(random.bytes(upTo: 30))
      #expect(String(validating: repaired, as: UTF8.self) != nil)
      #expect(!repaired.contains(0))
    }
  }

  @Test func validTextStaysAsItIs() {
    var random = SeededRandom(5)
    for _ in 0..<300 {
      let bytes = Array(random.text().utf8).filter { $0 != 0 }
      #expect(UTF8Repair.repaired(bytes) == bytes)
    }
  }

  @Test(arguments: [
    ([0x61, 0x80, 0x62], "a\u{FFFD}b"), ([0x61, 0, 0x62], "a\u{FFFD}b"),
    ([0xE2, 0x80], "\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
  ])
  func aBrokenSequenceIsReplaced(bytes: [UInt8], expected: String) {
    #expect(UTF8Repair.repaired(bytes) == Array(expected.utf8))
  }
}
