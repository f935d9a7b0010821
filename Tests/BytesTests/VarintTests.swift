import Bytes
import Testing

@Suite struct VarintTests {
  @Test(arguments: [0, 1, 127, 128, 300, UInt64(UInt32.max), .max])
  func readsWhatItWrote(value: UInt64) {
    var bytes: [UInt8] = []
    Varint.write(value, to: &bytes)
    var offset = 0
    #expect(Varint.read(bytes, at: &offset) == value)
    #expect(offset == bytes.count)
  }

  @Test(arguments: [[], [0x80], [0x80, 0x00], [UInt8](repeating: 0xFF, count: 11)])
  func refusesWhatItNeverWrites(bytes: [UInt8]) {
    var offset = 0
    #expect(Varint.read(bytes, at: &offset) == nil)
    #expect(offset == 0)
  }
}
