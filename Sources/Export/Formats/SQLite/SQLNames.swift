import Bytes

/// Names that SQL takes without quotes, each given once: `size-points` becomes `size_points`.
struct SQLNames {
  private var taken: Set<String>

  init(_ taken: Set<String> = []) { self.taken = taken }

  /// SQL does not tell capitals from small letters, so there are small ones only.
  mutating func take(_ text: String) -> String {
    let plain = Self.plain(text)
    var name = plain
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(plain)_\(number)"
      number += 1
    }
    return name
  }

  private static func plain(_ text: String) -> String {
    var name = String(decoding: text.utf8.map(plain), as: UTF8.self)
    if name.utf8.first.map(ByteClass.isDigit) ?? true { name = "_" + name }
    return Database.isKeyword(name) ? name + "_" : name
  }

  private static func plain(_ byte: UInt8) -> UInt8 {
    if ByteClass.isUppercase(byte) { return byte | 0x20 }
    return ByteClass.isAlphanumeric(byte) ? byte : UInt8(ascii: "_")
  }
}
