import Bytes
import Model

/// Names that SQL takes without quotes, each given once: `size-points` becomes `size_points`.
struct SQLNames {
  private var names: Identifiers

  init(_ taken: Set<String> = []) { names = Identifiers(taken: taken) }

  /// SQL does not tell capitals from small letters, so there are small ones only.
  mutating func take(_ text: String) -> String {
    let plain = Self.plain(text)
    return names.number(for: plain) { "\(plain)_\($0)" }.map { "\(plain)_\($0)" } ?? plain
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
