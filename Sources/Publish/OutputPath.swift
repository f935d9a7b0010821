/// Why a path must not be written to.
public enum PathProblem: Sendable, Equatable {
  case empty
  case absolute
  /// Holds an empty part, `.` or `..`.
  case leaves(part: String)
  /// Holds NUL, another control character or a backslash.
  case character(UInt8)
  case tooLong(part: String)
  /// The publisher's own files.
  case reserved
  /// Another file is where this one needs a folder.
  case belowFile(String)
}

/// Which paths a tree may hold: those that stay below the folder on every system.
enum OutputPath {
  /// What file systems take as one name.
  static let longestPart = 255

  /// - Parameter sorted: Each path once.
  static func check(_ sorted: [String]) throws(PublishError) {
    let folders = folders(above: sorted)
    if sorted.allSatisfy({ isSound($0) && !folders.contains($0) }) { return }
    let paths = Set(sorted)
    for path in sorted {
      if let problem = problem(of: path) ?? conflict(of: path, with: paths) {
        throw .path(path, problem)
      }
    }
  }

  static func problem(of path: String) -> PathProblem? {
    if path.isEmpty { return .empty }
    if path.utf8.first == UInt8(ascii: "/") { return .absolute }
    if path == Manifest.name || path == Marker.name { return .reserved }
    if let byte = path.utf8.first(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) {
      return .character(byte)
    }
    for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      let isDots = part.count < 3 && part.allSatisfy { $0 == UInt8(ascii: ".") }
      if isDots { return .leaves(part: String(Substring(part))) }
      if part.count > longestPart { return .tooLong(part: String(Substring(part))) }
    }
    return nil
  }

  /// Whether it has no problem of its own, in one look at its bytes: a site has many paths.
  private static func isSound(_ path: String) -> Bool {
    var (length, dots) = (0, 0)
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/") {
        if length == 0 || length == dots && dots < 3 || length > longestPart { return false }
        (length, dots) = (0, 0)
        continue
      }
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { return false }
      length += 1
      dots += byte == UInt8(ascii: ".") ? 1 : 0
    }
    return length > 0 && !(length == dots && dots < 3) && length <= longestPart
      && path != Manifest.name && path != Marker.name
  }

  private static func conflict(of path: String, with paths: Set<String>) -> PathProblem? {
    folders(above: path).first { paths.contains($0) }.map { .belowFile($0) }
  }

  /// `a/b/c` is below `a` and `a/b`.
  static func folders(above path: String) -> [String] {
    let bytes = path.utf8
    return bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }

  /// Of many paths, neighbors of which are mostly in one folder.
  static func folders(above paths: [String]) -> Set<String> {
    var folders: Set<String> = []
    var last: Substring?
    for path in paths {
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] }
      guard folder != last else { continue }
      last = folder
      folders.formUnion(self.folders(above: path))
    }
    return folders
  }
}
