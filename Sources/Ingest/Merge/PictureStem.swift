import Bytes

/// What a picture is called, whatever it was made for: the variants for dark screens and for other
/// densities are one picture.
enum PictureStem {
  /// The name of the file without folder, appearance, density and type, in lower case.
  static func of(_ address: some Sequence<UInt8>) -> [UInt8] {
    let path = address.prefix { !"?# ".utf8.contains($0) }
    var name = Array(path.split(separator: UInt8(ascii: "/")).last ?? [])
    if let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 { name.removeSubrange(dot...) }
    for mark in marks {
      if let start = ByteSearch.first(of: mark, in: name[...]) {
        name.removeSubrange(start..<start + mark.utf8CodeUnitCount)
      }
    }
    return name.map(ByteClass.lowered)
  }

  /// Also of the same picture in a raw file, which may stand behind a number sign.
  static func all(of address: [UInt8]) -> [[UInt8]] {
    let behind = address.lastIndex(of: UInt8(ascii: "#")).map { address[($0 + 1)...] } ?? []
    return [of(address)] + (EmbeddedPicture.isName(behind) ? [of(behind)] : [])
  }

  private static let marks: [StaticString] = [
    "%402x", "%403x", "@2x", "@3x", "~dark", "~light",
  ]
}
