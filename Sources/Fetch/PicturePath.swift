import Bytes
import Files
import Model
import Web

/// Where pictures lie: below `pictures/`, by the path of their address, decoded and made safe.
enum PicturePath {
  static let folder = "pictures"
  private static let longest = 160
  /// Folders within one another; Apple's have four.
  private static let deepest = 16

  /// A file for each address. Of two that would share one, also where capitals do not count, the
  /// first keeps the name, and the others have a sum of their address in it.
  static func paths(of addresses: [HTTPAddress]) -> [HTTPAddress: String] {
    var paths: [HTTPAddress: String] = [:]
    var taken: Set<String> = []
    for address in addresses.sorted(by: { $0.text < $1.text }) {
      var path = path(of: address)
      // The name with a sum in it may be that of another address, which came first.
      while !taken.insert(path.lowercased()).inserted {
        path = numbered(path, by: address.text)
      }
      paths[address] = path
    }
    return paths
  }

  static func path(of address: HTTPAddress) -> String {
    var parts = address.path.utf8.split(separator: UInt8(ascii: "/")).map(name)
    if parts.isEmpty { parts = ["picture"] }
    if parts.count > deepest { parts = [sum(of: address.text)] + parts.suffix(deepest - 1) }
    return ([folder] + parts).joined(separator: "/")
  }

  /// A part of an address as the name of a file that every system takes and no walk passes over.
  private static func name(_ part: Substring.UTF8View) -> String {
    let text = String(decoding: PercentCoding.decoded(Array(part)), as: UTF8.self)
    var name = String(
      String.UnicodeScalarView(text.unicodeScalars.map { isAllowed($0) ? $0 : "_" }))
    if Path.isHidden(name) { name = "_" + String(decoding: name.utf8.dropFirst(), as: UTF8.self) }
    return name.utf8.count > longest ? shortened(name) : name
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isAlphabetic }
    return 0x21...0x7E ~= scalar.value && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
  }

  private static func shortened(_ name: String) -> String {
    let ending = Path.ending(name)
    let tail = ending.isEmpty || ending.utf8.count > 8 ? "" : "." + ending
    return name.start(of: 120) + "-" + sum(of: name) + tail
  }

  private static func numbered(_ path: String, by address: String) -> String {
    let (folder, name) = (Path.folder(path), Path.name(path))
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return Path.join(folder, name + "-" + sum(of: address))
    }
    return Path.join(folder, name[..<dot] + "-" + sum(of: address) + name[dot...])
  }

  private static func sum(of text: String) -> String {
    String(SHA256.hex(Array(text.utf8)).prefix(8))
  }
}
