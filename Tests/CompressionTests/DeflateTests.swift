import Compression
import TestSupport
import Testing

@Suite struct DeflateTests {
  @Test func whatWasPackedUnpacks() throws {
    var random = SeededRandom(11)
    for _ in 0..<200 {
      let bytes = random.bytes(upTo: 4000) + [UInt8](repeating: 7, count: random.below(3000))
      #expect(try Deflate.expand(Deflate.compress(bytes), limit: bytes.count) == bytes)
    }
  }

  @Test func nothingIsPackedToSomething() throws {
    #expect(try Deflate.expand(Deflate.compress([]), limit: 0) == [])
  }

  @Test func aBombIsRefusedAtTheLimit() throws {
    let bomb = try Deflate.compress([UInt8](repeating: 0, count: 5_000_000))
    #expect(bomb.count < 10_000)
    #expect(throws: CompressionError.larger(than: 4_999_999)) {
      try Deflate.expand(bomb, limit: 4_999_999)
    }
  }

  @Test func textBehindTheStreamIsRefused() throws {
    let packed = try Deflate.compress([1, 2, 3])
    #expect(throws: CompressionError.damaged) { try Deflate.expand(packed + [0], limit: 99) }
  }

  @Test func aStreamThatBreaksOffIsDamaged() throws {
    let packed = try Deflate.compress(Array("a text that is long enough to be cut".utf8))
    for size in 0..<packed.count {
      #expect(throws: CompressionError.damaged) {
        try Deflate.expand(Array(packed[..<size]), limit: 1 << 20)
      }
    }
  }
}
