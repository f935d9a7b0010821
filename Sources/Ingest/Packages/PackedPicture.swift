import Bytes
public import Model

/// A picture within a raw file: beside the page of a web archive, still as the archive writes it,
/// or in the page itself.
public struct PackedPicture: Sendable {
  /// Its address without the scheme, `docs.example/7dc7/intro@2x.png`; or what pages call it.
  public let name: String
  private let content: Content

  private enum Content: Sendable {
    case part(MIMEPart)
    case bytes([UInt8])
  }

  init(_ picture: EmbeddedPicture) {
    name = picture.name
    content = .bytes(picture.bytes)
  }

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
    content = .part(part)
  }

  public var bytes: [UInt8] {
    switch content {
    case .part(let part): part.transferred
    case .bytes(let bytes): bytes
    }
  }

  /// Whether a file can be called so.
  private static func isName(_ name: [UInt8]) -> Bool {
    name != Array(".".utf8) && name != Array("..".utf8) && name.count < 256
      && name.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
  }
}

extension Package {
  /// The pictures within the addresses of a raw file, or of the pages that are in it, by their
  /// names.
  public static func embedded(in raw: RawPage) -> [String: PackedPicture] {
    let texts = (Package(raw)?.pages ?? [raw]).map(\.bytes)
    let pictures = texts.flatMap { EmbeddedPicture.all(in: $0[...]) }
    return Dictionary(pictures.map { ($0.name, PackedPicture($0)) }) { first, _ in first }
  }

  /// How many bytes of a raw file stand for pictures within addresses.
  public static func sizeOfEmbedded(in bytes: [UInt8]) -> Int {
    EmbeddedPicture.signs(in: bytes[...]).reduce(0) { $0 + $1.count }
  }

  /// The pictures of a web archive by their names. Of a name that two different ones have, which
  /// differ in what is behind a question mark, neither is known to be right.
  public static func pictures(in bytes: [UInt8]) -> [String: PackedPicture] {
    var (found, doubtful): ([String: PackedPicture], Set<String>) = ([:], [])
    for picture in MIMEPackage.pictures(bytes[...].withoutMark) {
      if let other = found[picture.name] {
        if other.bytes != picture.bytes { doubtful.insert(picture.name) }
      } else {
        found[picture.name] = picture
      }
    }
    return found.filter { !doubtful.contains($0.key) }
  }
}
