import Bytes

/// The path under which a file of the project is published: what is harmless of its own name, a
/// hash of its content, and the ending that the content has. No name can make a build fail.
public struct AssetName: Sendable, Hashable {
  public let text: String

  /// What is kept of a folder's or a file's name.
  static let longest = 100

  /// - Parameter name: With or without folders, without its ending.
  public init(_ name: String, ending: String, bytes: [UInt8]) {
    self.init(name, ending: ending, digest: SHA256.digest(bytes))
  }

  /// - Parameter digest: SHA-256 of the bytes.
  public init(_ name: String, ending: String, digest: [UInt8]) {
    let parts = name.utf8.split(separator: UInt8(ascii: "/")).map { Self.safe($0) }
    let stem = parts.isEmpty ? Self.nameless : parts.joined(separator: "/")
    let hash = Self.hash(digest)
    text = ending.isEmpty ? "\(stem).\(hash)" : "\(stem).\(hash).\(Self.safe(ending.utf8[...]))"
  }

  /// What names have of a digest.
  public static func hash(_ digest: [UInt8]) -> String {
    String(decoding: SHA256.hexDigits(of: digest).prefix(hashDigits), as: UTF8.self)
  }

  /// The part of a path before the last dot of its name.
  public static func stem(of path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return path }
    let isInName = !path[dot...].utf8.contains(UInt8(ascii: "/"))
    let isFirst = dot == path.startIndex || path[..<dot].utf8.last == UInt8(ascii: "/")
    return isInName && !isFirst ? String(path[..<dot]) : path
  }
}

extension AssetName {
  private static let hashDigits = 10
  private static let nameless = "file"
  private static let hyphen = UInt8(ascii: "-")

  /// Letters and digits of ASCII and a few signs; one hyphen instead of all else.
  private static func safe(_ part: Substring.UTF8View) -> String {
    var kept: [UInt8] = []
    for byte in part {
      let isKept = ByteClass.isAlphanumeric(byte) || "-_.@".utf8.contains(byte)
      if isKept || kept.last != hyphen { kept.append(isKept ? byte : hyphen) }
    }
    let isEdge = { (byte: UInt8) in byte == hyphen || byte == UInt8(ascii: ".") }
    let inner = kept.drop(while: isEdge).prefix(longest)
    let end = inner.lastIndex { !isEdge($0) }.map { $0 + 1 } ?? inner.startIndex
    let name = inner[inner.startIndex..<end]
    return name.isEmpty ? nameless : String(decoding: name, as: UTF8.self)
  }
}
