/// Paths as text, with slashes.
public enum Path {
  public static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.hasPrefix("/") { return name }
    if name.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The part behind the last slash.
  public static func name(_ path: String) -> String {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != slash }) else { return "" }
    let end = bytes.index(after: last)
    return String(behind(slash, in: path[..<end]) ?? path[..<end])
  }

  /// The part before the last slash; empty if there is none.
  public static func folder(_ path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// The name's ending without its dot, in lower case; empty if it has none.
  public static func ending(_ path: String) -> String {
    behind(UInt8(ascii: "."), in: name(path)[...])?.lowercased() ?? ""
  }

  private static let slash = UInt8(ascii: "/")

  /// What stands behind the last of these bytes; nil if there is none.
  private static func behind(_ byte: UInt8, in path: Substring) -> Substring? {
    path.utf8.lastIndex(of: byte).map { path[path.utf8.index(after: $0)...] }
  }
}
