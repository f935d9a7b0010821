import Bytes

/// A picture that a web archive has beside its page, still as the archive writes it.
public struct PackedPicture: Sendable {
  /// The end of its address, with the folder that tells variants apart: `7dc7/intro@2x.png`.
  public let name: String
  private let part: MIMEPart

  init?(_ part: MIMEPart) {
    guard part.type?.hasPrefix("image/") == true,
      let address = part["content-location"], PackedPage.isAddress(address)
    else { return nil }
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let names = path.split(separator: UInt8(ascii: "/")).suffix(2).map {
      PercentCoding.decoded(Array($0))
    }
    guard names.count == 2, names.allSatisfy(Self.isName) else { return nil }
    name = names.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    self.part = part
  }

  public var bytes: [UInt8] { part.transferred }

  /// Whether a file can be called so.
  private static func isName(_ name: [UInt8]) -> Bool {
    name != Array(".".utf8) && name != Array("..".utf8) && name.count < 200
      && name.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
  }
}

extension Package {
  /// The pictures of a web archive; of each name the first.
  public static func pictures(in bytes: [UInt8]) -> [PackedPicture] {
    var names: Set<String> = []
    return MIMEPackage.pictures(withoutMark(bytes)).filter { names.insert($0.name).inserted }
  }
}
