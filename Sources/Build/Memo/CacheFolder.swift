public import Files
import Publish

/// `.cache/hig` of a project: what saves work and may be removed at any time. It has our marker, by
/// which `hig clean` knows it.
public struct CacheFolder: Sendable {
  /// Below the project's folder.
  public static let path = ".cache/hig"

  /// What else may lie in it is not ours.
  private static let names = [siteName, linksName]
  static let siteName = "site.record"
  static let linksName = "links.jsonl"

  private let folder: String
  let files: FileSystem

  public init(_ folder: String, _ files: FileSystem) {
    self.folder = folder
    self.files = files
  }

  init(of project: Project, _ files: FileSystem) { self.init(project.path(Self.path), files) }

  func read(_ name: String) -> [UInt8]? {
    try? files.read(Path.join(folder, name), FileLimit.cache)
  }

  /// A disk that is full or read-only is no problem: the next run takes longer. What a killed
  /// run left here may be as large as the cache.
  func write(_ name: String, _ bytes: [UInt8]) {
    if !Marker.stands(in: folder, files) {
      try? files.write(Path.join(folder, Marker.name), Marker.bytes)
    }
    files.tidy(folder)
    try? files.write(Path.join(folder, name), bytes)
  }

  /// Whether hig made it: a name proves nothing.
  public var isOurs: Bool { files.itself(folder) == .folder && Marker.stands(in: folder, files) }

  /// Removes what hig put there, and the folder if nothing else is in it; reports what is.
  public func clear() throws(FileError) -> [String] {
    files.tidy(folder)
    var rest: [String] = []
    for name in try files.list(folder) where name != Marker.name {
      let path = Path.join(folder, name)
      if Self.names.contains(name), files.itself(path) == .file {
        try files.remove(path)
      } else {
        rest.append(name)
      }
    }
    guard rest.isEmpty else { return rest.sorted() }
    try files.remove(Path.join(folder, Marker.name))
    try files.remove(folder)
    return []
  }
}
