import Bytes

/// The boxes of an AVIF file, as far as they say its type and size (ISO/IEC 14496-12, 23008-12).
enum AVIFBoxes {
  static func isAVIF(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 16, ByteSearch.equal(bytes[4..<8], "ftyp") else { return false }
    let end = min(RasterSize.big(bytes[0..<4]), bytes.count, mostBrands)
    guard end >= 16 else { return false }
    // The major brand, its version, then the brands that it is compatible with.
    let brands = [8] + stride(from: 16, to: max(16, end - 3), by: 4)
    return brands.contains {
      let brand = bytes[$0..<$0 + 4]
      return ByteSearch.equal(brand, "avif") || ByteSearch.equal(brand, "avis")
    }
  }

  /// Tiles and previews have sizes too: the image's own is the largest.
  static func size(of bytes: [UInt8]) -> ImageSize? {
    guard let meta = first("meta", in: bytes[...]),
      let items = first("iprp", in: meta.dropFirst(4)), let properties = first("ipco", in: items)
    else { return nil }
    let all = boxes(in: properties)
    let sizes = all.filter { ByteSearch.equal($0.type, "ispe") && $0.content.count >= 12 }.map {
      let start = $0.content.startIndex
      return ImageSize(
        width: RasterSize.big($0.content[start + 4..<start + 8]),
        height: RasterSize.big($0.content[start + 8..<start + 12]))
    }
    let size = sizes.filter(\.isSound).max { $0.width * $0.height < $1.width * $1.height }
    let turn = all.first { ByteSearch.equal($0.type, "irot") }?.content.first ?? 0
    return turn & 1 == 1 ? size.map { ImageSize(width: $0.height, height: $0.width) } : size
  }
}

extension AVIFBoxes {
  private typealias Box = (type: ArraySlice<UInt8>, content: ArraySlice<UInt8>)

  /// The list of brands is short; a longer one is not looked at to its end.
  private static let mostBrands = 256
  private static let mostBoxes = 1_000

  private static func first(
    _ type: StaticString, in bytes: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    boxes(in: bytes).first { ByteSearch.equal($0.type, type) }?.content
  }

  /// The boxes that follow one another in a slice, up to one whose length is not sound.
  private static func boxes(in bytes: ArraySlice<UInt8>) -> [Box] {
    var boxes: [Box] = []
    var rest = bytes
    while rest.count >= 8, boxes.count < mostBoxes {
      let start = rest.startIndex
      let told = RasterSize.big(rest[start..<start + 4])
      // 0 reaches to the end of the file.
      let length = told == 0 ? rest.count : told
      guard 8...rest.count ~= length else { break }
      boxes.append((rest[start + 4..<start + 8], rest[start + 8..<start + length]))
      rest = rest.dropFirst(length)
    }
    return boxes
  }
}
