/// The width and height that the head of a picture's file tells.
enum PictureSize {
  typealias Size = (width: Int, height: Int)

  /// nil for what is no PNG, GIF, JPEG, WebP or SVG, or says no size.
  static func read(_ bytes: [UInt8]) -> Size? {
    let size = png(bytes) ?? gif(bytes) ?? jpeg(bytes) ?? webP(bytes) ?? svg(bytes)
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }
}

extension PictureSize {
  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 else { return nil }
    return (big(bytes[16..<20]), big(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return (little(bytes[6..<8]), little(bytes[8..<10]))
  }

  /// Goes from marker to marker to the one that begins a frame.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Start of a frame, but not a table of Huffman codes, an extension or arithmetic coding.
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (big(bytes[place + 7..<place + 9]), big(bytes[place + 5..<place + 7]))
      }
      place += 2 + max(2, big(bytes[place + 2..<place + 4]))
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 30,
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    switch bytes[15] {
    case UInt8(ascii: "X"): return (little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1)
    case UInt8(ascii: "L"):
      let bits = little(bytes[21..<25])
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    default: return (little(bytes[26..<28]) & 0x3FFF, little(bytes[28..<30]) & 0x3FFF)
    }
  }

  private static func svg(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes.prefix(2048), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg") else { return nil }
    let tag = text[start.upperBound...].prefix { $0 != ">" }
    func number(_ name: String) -> Int? {
      guard let place = tag.firstRange(of: " \(name)=\"") else { return nil }
      return Int(tag[place.upperBound...].prefix { $0.isNumber })
    }
    if let width = number("width"), let height = number("height") { return (width, height) }
    guard let box = tag.firstRange(of: "viewBox=\"") else { return nil }
    let parts = tag[box.upperBound...].prefix { $0 != "\"" }.split { " ,".contains($0) }
    guard parts.count == 4, let width = Double(parts[2]), let height = Double(parts[3]),
      1...100_000 ~= width, 1...100_000 ~= height
    else { return nil }
    return (Int(width), Int(height))
  }

  private static func big(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
