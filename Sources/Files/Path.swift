/// Paths as text, with slashes. The system reads bytes, so we do: a mark behind a slash would make
/// another character of it.
public enum Path {
  public static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.utf8.first == slash { return name }
    if name.isEmpty { return folder }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
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

  /// The folders around a path, the innermost first: `a/b` and `a` of `a/b/c`.
  public static func folders(above path: String) -> [String] {
    sequence(first: folder(path)) { $0 == "/" ? nil : folder($0) }.prefix { !$0.isEmpty }
  }

  /// The name's ending without its dot, in lower case; empty if it has none.
  public static func ending(_ path: String) -> String {
    behind(UInt8(ascii: "."), in: name(path)[...])?.lowercased() ?? ""
  }

  /// Whether a name is of a file that lists leave out.
  public static func isHidden(_ name: some StringProtocol) -> Bool {
    name.utf8.first == UInt8(ascii: ".")
  }

  /// The path without slashes at its end.
  public static func withoutSlash(_ path: String) -> String {
    var rest = path[...].utf8
    while rest.count > 1, rest.last == slash { rest.removeLast() }
    return String(Substring(rest))
  }

  /// What is behind a folder in a path below it; nil for a path that lies elsewhere.
  public static func rest(of path: String, below folder: String) -> String? {
    let front = folder.utf8.last == slash ? folder : folder + "/"
    guard path.utf8.count > front.utf8.count, path.utf8.starts(with: front.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(front.utf8.count), as: UTF8.self)
  }

  /// The path without links; of what is not there yet, that of the folder that is.
  static func real(_ path: String, by resolve: (String) -> String?) -> String? {
    var (front, missing) = (withoutSlash(path.isEmpty ? "." : path), "")
    while true {
      if let real = resolve(front) { return missing.isEmpty ? real : join(real, missing) }
      guard front != ".", front != "/" else { return nil }
      missing = join(name(front), missing)
      front = withoutSlash(folder(front))
      if front.isEmpty { front = "." }
    }
  }

  /// Without a slash at its end, two in a row, or a part that is a dot.
  public static func normal(_ path: String) -> String {
    guard !isNormal(path) else { return path }
    let parts = path.utf8.split(separator: slash).map { Substring($0) }.filter { $0 != "." }
    return (path.utf8.first == slash ? "/" : "") + parts.joined(separator: "/")
  }

  private static func isNormal(_ path: String) -> Bool {
    // Whether a part begins here, and whether all of it so far is a dot.
    var (isStart, isDot) = (true, false)
    let bytes = path.utf8.span
    for place in bytes.indices {
      let byte = bytes[place]
      if byte == slash {
        guard !isDot, !isStart || place == 0 else { return false }
        (isStart, isDot) = (true, false)
      } else {
        (isStart, isDot) = (false, isStart && byte == UInt8(ascii: "."))
      }
    }
    return !isDot && (!isStart || bytes.count < 2)
  }

  private static let slash = UInt8(ascii: "/")

  /// What is behind the last of these bytes; nil if there is none.
  private static func behind(_ byte: UInt8, in path: Substring) -> Substring? {
    path.utf8.lastIndex(of: byte).map { path[path.utf8.index(after: $0)...] }
  }
}
