extension FileSystem {
  /// A walk stops here: nobody nests so deep, except by a link that leads back up.
  public static let deepestFolder = 64

  /// The files below a folder, as paths relative to it, sorted; hidden ones are left out.
  /// Links that lead in a circle end at `deepestFolder`.
  public func walk(_ root: String) throws(FileError) -> [String] {
    var files: [String] = []
    var folders: [(path: String, depth: Int)] = [("", 0)]
    while let (folder, depth) = folders.popLast() {
      for name in try list(Path.join(root, folder)) where !name.hasPrefix(".") {
        let path = Path.join(folder, name)
        switch kind(Path.join(root, path)) {
        case .folder where depth < Self.deepestFolder: folders.append((path, depth + 1))
        case .file, .special: files.append(path)
        case .folder, nil: break
        }
      }
    }
    return files.sorted()
  }
}

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
