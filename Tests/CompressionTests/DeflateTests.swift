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

  /// No name, no time, no flags: the head is the same in every run, and on every machine.
  @Test func aGzipFileHoldsNoTime() throws {
    let text = Array(String(repeating: "A box holds things. ", count: 50).utf8)
    let packed = try Deflate.compress(text, as: .gzip)
    #expect(Array(packed.prefix(10)) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3])
    #expect(try Deflate.expand(packed, limit: text.count, as: .gzip) == text)
    #expect(throws: CompressionError.damaged) { try Deflate.expand(packed, limit: text.count) }
    var damaged = packed
    damaged[packed.count - 6] ^= 1
    #expect(throws: CompressionError.damaged) {
      try Deflate.expand(damaged, limit: text.count, as: .gzip)
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
