import Bytes

/// The width and height in the head of an image that is made of pixels.
enum RasterSize {
  static func png(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 24, ByteSearch.equal(bytes[12..<16], "IHDR") else { return nil }
    return ImageSize(width: big(bytes[16..<20]), height: big(bytes[20..<24]))
  }

  static func gif(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 10 else { return nil }
    return ImageSize(width: little(bytes[6..<8]), height: little(bytes[8..<10]))
  }

  /// Goes from marker to marker to the one that begins a frame. Any number of bytes 0xFF may
  /// are before a marker.
  static func jpeg(_ bytes: [UInt8]) -> ImageSize? {
    var place = 2
    while place < bytes.count, bytes[place] == 0xFF {
      while place < bytes.count, bytes[place] == 0xFF { place += 1 }
      guard place + 7 < bytes.count else { return nil }
      let marker = bytes[place]
      if isFrame(marker) {
        return ImageSize(
          width: big(bytes[place + 6..<place + 8]), height: big(bytes[place + 4..<place + 6]))
      }
      place += 1 + (isAlone(marker) ? 0 : max(2, big(bytes[place + 1..<place + 3])))
    }
    return nil
  }

  static func webP(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 30 else { return nil }
    let kind = bytes[12..<16]
    if ByteSearch.equal(kind, "VP8X") {
      return ImageSize(width: little(bytes[24..<27]) + 1, height: little(bytes[27..<30]) + 1)
    }
    if ByteSearch.equal(kind, "VP8L"), bytes[20] == 0x2F {
      let bits = little(bytes[21..<25])
      return ImageSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    }
    guard ByteSearch.equal(kind, "VP8 "), bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else {
      return nil
    }
    return ImageSize(
      width: little(bytes[26..<28]) & 0x3FFF, height: little(bytes[28..<30]) & 0x3FFF)
  }
}

extension RasterSize {
  /// Start of a frame, but not a table of Huffman codes, an extension or arithmetic coding.
  private static func isFrame(_ marker: UInt8) -> Bool {
    0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// A marker without a length behind it.
  private static func isAlone(_ marker: UInt8) -> Bool {
    marker == 0x01 || 0xD0...0xD8 ~= marker
  }

  static func big(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
