import Bytes

/// What the name of a picture's file says: `buttons~dark@2x.png` is `buttons` for dark screens,
/// with two pixels for each point.
public struct PictureName: Sendable, Hashable {
  /// Without scale, appearance and ending: the same for all variants of a picture.
  public let plain: String
  public let ending: String
  public let scale: Int
  public let isDark: Bool
  /// The folder right above the file; empty if there is none.
  public let folder: String

  /// - Parameter path: With or without folders.
  public init(path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    var name = parts.last.map { Array($0) } ?? []
    scale = [2, 3].first { Self.drop("@\($0)x.", from: &name) } ?? 1
    isDark = Self.drop("~dark.", from: &name)
    if !isDark { _ = Self.drop("~light.", from: &name) }
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    let hasStem = dot > name.startIndex
    plain = String(decoding: hasStem ? name[..<dot] : name[...], as: UTF8.self)
    ending = hasStem ? String(decoding: name[dot...].dropFirst(), as: UTF8.self) : ""
    folder = parts.dropLast().last.map { String($0) ?? "" } ?? ""
  }

  /// What the names of pictures begin with whose bytes are in a raw file.
  public static let embedded = "embedded-"

  /// The same picture in a raw file, for an address whose file may be missing:
  /// `https://…/cup.png#embedded-3f2a….png`.
  public static func embedded(in address: String) -> String? {
    guard let mark = address.utf8.lastIndex(of: UInt8(ascii: "#")) else { return nil }
    let name = address[mark...].dropFirst()
    return name.utf8.starts(with: embedded.utf8) ? String(name) : nil
  }

  /// The name in an address, `%40` read as `@`; nil if there is none.
  public init?(address: String) {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard path.utf8.contains(where: { $0 != UInt8(ascii: "/") }) else { return nil }
    self.init(
      path: String(decoding: PercentCoding.decoded(Array(path.utf8)), as: UTF8.self))
  }
}

extension PictureName {
  /// The folder of the file that an address means which begins in another folder; nil if it leads
  /// out of all.
  public static func folder(of address: String, from home: Substring) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let steps = PercentCoding.decoded(Array(path.utf8)).split(separator: UInt8(ascii: "/"))
    var folders = home.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    for step in steps.dropLast() where !step.elementsEqual(".".utf8) {
      if !step.elementsEqual("..".utf8) {
        folders.append(Array(step))
      } else if folders.popLast() == nil {
        return nil
      }
    }
    return String(decoding: Array(folders.joined(separator: "/".utf8)), as: UTF8.self)
  }

  /// Takes a sign before the last dot out of a name.
  private static func drop(_ sign: String, from name: inout [UInt8]) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot + 1 > sign.utf8.count else {
      return false
    }
    let start = dot + 1 - sign.utf8.count
    guard name[start...dot].elementsEqual(sign.utf8) else { return false }
    name.removeSubrange(start..<dot)
    return true
  }
}
