import Compression
import TestSupport
import Testing

@Suite struct BrotliTests {
  @Test func whatWasPackedUnpacks() throws {
    var random = SeededRandom(12)
    for quality: Int32 in [0, 5, 11] {
      let bytes = random.bytes(upTo: 4000) + [UInt8](repeating: 7, count: 2000)
      let packed = try Brotli.compress(bytes, quality: quality)
      #expect(try Brotli.expand(packed, limit: bytes.count) == bytes)
    }
  }

  @Test func higherQualityPacksBetter() throws {
    let text = Array((0..<2000).map { "word\($0 % 97) " }.joined().utf8)
    let fast = try Brotli.compress(text, quality: 1)
    #expect(try Brotli.compress(text, quality: 11).count < fast.count)
  }

  @Test func damageIsToldAndBombsAreRefused() throws {
    let packed = try Brotli.compress([UInt8](repeating: 65, count: 100_000))
    #expect(throws: CompressionError.damaged) {
      try Brotli.expand(Array(packed.dropLast()), limit: 100_000)
    }
    #expect(throws: CompressionError.self) { try Brotli.expand(packed, limit: 99_999) }
  }
}
