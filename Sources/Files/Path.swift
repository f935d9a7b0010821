/// Paths as text, with slashes.
public enum Path {
  public static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.hasPrefix("/") { return name }
    if name.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The part behind the last slash.
  public static func name(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// The part before the last slash; empty if there is none.
  public static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name's ending without its dot, in lower case; empty if it has none.
  public static func ending(_ path: String) -> String {
    let parts = name(path).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? (parts.last ?? "").lowercased() : ""
  }
}
