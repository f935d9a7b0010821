import Compression
import TestSupport
import Testing

/// What becomes of images; that pixels stay as they are, the browser's tests show.
@Suite struct WebPTests {
  private static func drawing(
    depth: Int = 8, chunks: [(name: String, content: [UInt8])] = []
  ) -> [UInt8] {
    DrawnPNG.bytes(60, 40, depth: depth, chunks: chunks) { x, y in
      [x < 30 ? 200 : 20, y < 20 ? 10 : 90, 120, x < 5 ? 0 : 255]
    }
  }

  private static func encode(
    _ bytes: [UInt8], width: Int = 0, quality: Int = 88
  ) throws -> WebP.Outcome {
    try WebP.encode(bytes, width: width, quality: quality)
  }

  private static func packed(
    _ bytes: [UInt8], width: Int = 0, quality: Int = 88
  ) throws -> [UInt8] {
    guard case .made(let packed) = try encode(bytes, width: width, quality: quality) else {
      return []
    }
    return packed
  }

  private func names(_ webP: [UInt8]) -> [String] {
    var names: [String] = []
    var place = 12
    while place + 8 <= webP.count {
      names.append(String(decoding: webP[place..<place + 4], as: UTF8.self))
      let size = (0..<4).reduce(0) { $0 | Int(webP[place + 4 + $1]) << (8 * $1) }
      place += 8 + size + size % 2
    }
    return place == webP.count ? names : []
  }

  @Test func aDrawingLosesNothing() throws {
    let packed = try Self.packed(Self.drawing())
    #expect(packed.starts(with: Array("RIFF".utf8)) && packed.count < 400)
    #expect(names(packed) == ["VP8L"])
  }

  @Test func aPhotoIsPackedWithLoss() throws {
    let photo = DrawnPNG.bytes(64, 64) { x, y in [UInt8(4 * x), UInt8(4 * y), UInt8(x ^ y), 255] }
    let packed = try Self.packed(photo)
    #expect(names(packed) == ["VP8 "])
    #expect(try Self.packed(photo, quality: 40).count < packed.count)
  }

  @Test func qualityChangesNoDrawing() throws {
    #expect(try Self.packed(Self.drawing(), quality: 40) == Self.packed(Self.drawing()))
  }

  @Test func aColorProfileIsKept() throws {
    let chunks = [("iCCP", DrawnPNG.profile())]
    #expect(names(try Self.packed(Self.drawing(chunks: chunks))) == ["VP8X", "ICCP", "VP8L"])
  }

  @Test func aSmallOneIsAsWideAsAsked() throws {
    let packed = try Self.packed(Self.drawing(), width: 30)
    #expect(names(packed).first == "VP8X")
    // One less than the width and the height, in three bytes each.
    #expect(packed[24..<30].elementsEqual([29, 0, 0, 19, 0, 0]))
    #expect(try Self.packed(Self.drawing(), width: 90) == Self.packed(Self.drawing()))
  }

  @Test(arguments: ["acTL", "cICP"])
  func whatWebPCannotShowIsLeft(chunk: String) throws {
    let bytes = Self.drawing(chunks: [(chunk, [1, 13, 0, 1])])
    #expect(try Self.encode(bytes) == .unsuited)
    #expect(try Self.encode(Self.drawing(depth: 16)) == .unsuited)
    // A gamma of 1.
    #expect(try Self.encode(Self.drawing(chunks: [("gAMA", [0, 1, 0x86, 0xA0])])) == .unsuited)
  }

  @Test func anyCutIsDamage() throws {
    let bytes = Self.drawing()
    for size in stride(from: 0, to: bytes.count - 12, by: 97) {
      #expect(try Self.encode(Array(bytes[..<size])) == .damaged, "\(size)")
    }
    #expect(try Self.encode([0xFF, 0xD8, 0xFF, 0xE0]) == .damaged)
  }

  /// Each scan goes over all pixels, in a file that hardly grows by it.
  @Test(arguments: [(20, true), (150, false)])
  func aJPEGHasNoMoreScansThanRealOnes(scans: Int, isMade: Bool) throws {
    let outcome = try Self.encode(Self.progressive(scans: scans))
    if case .made = outcome {
      #expect(isMade)
    } else {
      #expect(!isMade && outcome == .damaged)
    }
  }

  /// A gray image of 64 by 64 pixels without any detail, said again and again.
  private static func progressive(scans: Int) -> [UInt8] {
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, marker, 0, UInt8(content.count + 2)] + content
    }
    /// One code of one bit, for one symbol.
    func codes(_ table: UInt8, _ symbol: UInt8) -> [UInt8] {
      segment(0xC4, [table, 1] + [UInt8](repeating: 0, count: 15) + [symbol])
    }
    let head =
      [0xFF, 0xD8] + segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
      + segment(0xC2, [8, 0, 64, 0, 64, 1, 1, 0x11, 0]) + codes(0, 0) + codes(0x10, 0x60)
    let colors = segment(0xDA, [1, 1, 0, 0, 0, 0]) + [UInt8](repeating: 0, count: 8)
    // The end of 64 blocks at once: a bit for the code and six for the rest of their number.
    let details = segment(0xDA, [1, 1, 0, 1, 63, 0]) + [0x01]
    return head + colors + (0..<scans).flatMap { _ in details } + [0xFF, 0xD9]
  }

  @Test func anyBytesAreAnswered() throws {
    var random = SeededRandom(31)
    let bytes = Self.drawing(chunks: [("iCCP", DrawnPNG.profile())])
    for _ in 0..<400 {
      var hurt = bytes
      for _ in 0...random.below(6) { hurt[random.below(hurt.count)] = UInt8(random.below(256)) }
      _ = try? Self.encode(hurt)
      _ = try? Self.encode([0xFF, 0xD8, 0xFF] + random.bytes(upTo: 300))
    }
  }
}
