import Bytes

/// Texts of other encodings than UTF-8, as their parts of an archive name them.
enum Charset {
  static func utf8(_ bytes: [UInt8], from name: String) -> [UInt8] {
    switch name {
    case "utf-16", "utf-16le", "unicode": utf16(bytes)
    case "windows-1252", "iso-8859-1", "latin1", "us-ascii": windows1252(bytes)
    default: bytes
    }
  }

  /// Browsers read the names of its neighbors as it, too.
  private static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
    guard !UTF8Check.isValid(bytes.span) else { return bytes }
    var text = ""
    for byte in bytes {
      let scalar = 0x80..<0xA0 ~= byte ? signs[Int(byte) - 0x80] : Unicode.Scalar(byte)
      text.unicodeScalars.append(scalar)
    }
    return Array(text.utf8)
  }

  /// The byte of a sign; nil if it has none. Without one of its own, a place stands for itself.
  static func windows1252(_ scalar: Unicode.Scalar) -> UInt8? {
    if let byte = UInt8(exactly: scalar.value) { return byte }
    return signs.firstIndex(of: scalar).map { UInt8(0x80 + $0) }
  }

  /// With the mark of the order of bytes, or without one in the order of most machines.
  static func utf16(_ bytes: [UInt8]) -> [UInt8] {
    let isBigFirst = bytes.starts(with: [0xFE, 0xFF])
    let start = isBigFirst || bytes.starts(with: [0xFF, 0xFE]) ? 2 : 0
    let units = stride(from: start, to: bytes.count - bytes.count % 2, by: 2).map {
      let (low, high) = isBigFirst ? ($0 + 1, $0) : ($0, $0 + 1)
      return UInt16(bytes[low]) | UInt16(bytes[high]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// What stands at 0x80 to 0x9F; five places have nothing.
  private static let signs = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
