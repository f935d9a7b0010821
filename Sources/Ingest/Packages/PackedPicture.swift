import Bytes

/// A picture that a web archive has beside its page, still as the archive writes it.
public struct PackedPicture: Sendable {
  /// Its address without the scheme: `docs.example/7dc7/intro@2x.png`.
  public let name: String
  private let part: MIMEPart

  init?(_ part: MIMEPart) {
    guard let type = part.type, type.hasPrefix("image/") || type == "application/octet-stream",
      let address = part["content-location"], PackedPage.isAddress(address)
    else { return nil }
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let names = path.split(separator: UInt8(ascii: "/")).dropFirst().map {
      PercentCoding.decoded(Array($0))
    }
    guard names.count > 1, names.allSatisfy(Self.isName) else { return nil }
    name = names.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    self.part = part
  }

  public var bytes: [UInt8] { part.transferred }

  /// Whether a file can be called so.
  private static func isName(_ name: [UInt8]) -> Bool {
    name != Array(".".utf8) && name != Array("..".utf8) && name.count < 256
      && name.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
  }
}

extension Package {
  /// The pictures of a web archive by their names. Of a name that two different ones have, which
  /// differ in what is behind a question mark, neither is known to be right.
  public static func pictures(in bytes: [UInt8]) -> [String: PackedPicture] {
    var (found, doubtful): ([String: PackedPicture], Set<String>) = ([:], [])
    for picture in MIMEPackage.pictures(withoutMark(bytes)) {
      if let other = found[picture.name] {
        if other.bytes != picture.bytes { doubtful.insert(picture.name) }
      } else {
        found[picture.name] = picture
      }
    }
    return found.filter { !doubtful.contains($0.key) }
  }
}
