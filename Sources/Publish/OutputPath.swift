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
    if sorted.allSatisfy({ problem(of: $0) == nil && !folders.contains($0) }) { return }
    let paths = Set(sorted)
    for path in sorted {
      if let problem = problem(of: path) ?? conflict(of: path, with: paths) {
        throw .path(path, problem)
      }
    }
  }

  /// In one look at its bytes: a site has many paths.
  static func problem(of path: String) -> PathProblem? {
    let bytes = path.utf8
    if path.isEmpty { return .empty }
    if bytes.first == UInt8(ascii: "/") { return .absolute }
    if path == Manifest.name || path == Marker.name { return .reserved }
    var ofParts: PathProblem?
    var (start, dots) = (bytes.startIndex, 0)
    for place in bytes.indices {
      let byte = bytes[place]
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { return .character(byte) }
      if byte == UInt8(ascii: "/") {
        ofParts = ofParts ?? problem(ofPart: path[start..<place], dots: dots)
        (start, dots) = (bytes.index(after: place), 0)
      } else if byte == UInt8(ascii: ".") {
        dots += 1
      }
    }
    return ofParts ?? problem(ofPart: path[start...], dots: dots)
  }

  private static func problem(ofPart part: Substring, dots: Int) -> PathProblem? {
    let count = part.utf8.count
    if count == dots, dots < 3 { return .leaves(part: String(part)) }
    return count > longestPart ? .tooLong(part: String(part)) : nil
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
