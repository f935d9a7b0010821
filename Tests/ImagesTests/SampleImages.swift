import Images

/// The heads of images of 400 by 200 pixels.
enum SampleImages {
  static func image(_ type: ImageType) -> [UInt8] {
    switch type {
    case .png: png(width: 400, height: 200)
    case .jpeg: jpegStart + jpegOther + frame
    case .gif: Array("GIF89a".utf8) + [0x90, 1, 200, 0]
    case .webp: webPs[0]
    case .avif: avif(extent(400, 200))
    case .svg: svg(#"width="400" height="200""#)
    }
  }

  static func png(width: Int, height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width)
      + big(height)
  }

  static let jpegStart: [UInt8] = [0xFF, 0xD8]
  static let jpegOther: [UInt8] = [0xFF, 0xE0, 0, 4, 1, 2]
  static let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 0x90, 3]

  /// With loss, without, and with a head of its own.
  static let webPs: [[UInt8]] = {
    let head = Array("RIFF0000WEBP".utf8)
    let bits = 399 | 199 << 14
    return [
      head + Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x90, 1, 200, 0],
      head + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F]
        + (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) } + [0, 0, 0, 0, 0],
      head + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x8F, 1, 0, 199, 0, 0],
    ]
  }()

  static func svg(_ attributes: String, _ content: String = "") -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  static func avif(_ properties: [UInt8], brands: [String] = ["avif", "mif1"]) -> [UInt8] {
    let brands = brands.map { Array($0.utf8) }
    let type = box("ftyp", brands[0] + [0, 0, 0, 0] + brands.flatMap(\.self))
    return type + box("meta", [0, 0, 0, 0] + box("iprp", box("ipco", properties)))
  }

  static func extent(_ width: Int, _ height: Int) -> [UInt8] {
    box("ispe", [0, 0, 0, 0] + big(width) + big(height))
  }

  static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8) + Array(type.utf8) + content
  }

  private static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
