import Testing

@testable import Build

/// Sizes that the heads of pictures tell, and heads that tell none.
@Suite struct PictureSizeTests {
  private func size(_ bytes: [UInt8]) -> [Int]? {
    PictureSize.read(bytes).map { [$0.width, $0.height] }
  }

  @Test func readsPNG() {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
    #expect(size(head + [0, 0, 1, 0x90, 0, 0, 0, 200]) == [400, 200])
    #expect(size(head + [0, 0, 1, 0x90, 0, 0, 0, 0]) == nil)
    #expect(size(head) == nil)
  }

  @Test func readsGIF() { #expect(size(Array("GIF89a".utf8) + [0x90, 1, 200, 0]) == [400, 200]) }

  @Test func readsJPEGBehindOtherMarkers() {
    let other: [UInt8] = [0xFF, 0xE0, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 0x90, 3]
    #expect(size([0xFF, 0xD8] + other + frame) == [400, 200])
    #expect(size([0xFF, 0xD8] + other) == nil)
    #expect(size([0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + frame) == [400, 200], "no length is too short")
  }

  @Test func readsWebP() {
    let head = Array("RIFF0000WEBP".utf8)
    let extended = head + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x8F, 1, 0, 199, 0, 0]
    #expect(size(extended) == [400, 200])
    let lossy = head + Array("VP8 ".utf8) + [UInt8](repeating: 0, count: 10) + [0x90, 1, 200, 0]
    #expect(size(lossy) == [400, 200])
    let bits = 399 | 199 << 14
    let lossless =
      head + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F]
      + (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) } + [0, 0, 0, 0, 0]
    #expect(size(lossless) == [400, 200])
  }

  @Test(arguments: [
    ("<svg xmlns=\"x\" width=\"400\" height=\"200px\"/>", true),
    ("<?xml?><svg viewBox=\"0 0 400 200\">", true), ("<svg viewBox=\"0 0 1e99 2\">", false),
    ("<svg>", false), ("plain words", false), ("", false),
  ])
  func readsSVG(text: String, isKnown: Bool) {
    #expect(size(Array(text.utf8)) == (isKnown ? [400, 200] : nil))
  }
}
