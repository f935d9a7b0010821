import Files
import Publish

/// `.cache/hig` of a project: what spares work and may go at any time. It bears our marker, by
/// which `hig clean` knows it.
struct CacheFolder: Sendable {
  private let folder: String
  private let files: FileSystem

  init(of project: Project, _ files: FileSystem) {
    folder = project.path(".cache/hig")
    self.files = files
  }

  func read(_ name: String) -> [UInt8]? { try? files.read(Path.join(folder, name)) }

  /// A disk that is full or read-only is nobody’s concern: the next run takes longer. What a killed
  /// run left here may be as large as the cache.
  func write(_ name: String, _ bytes: [UInt8]) {
    if !Marker.stands(in: folder, files) {
      try? files.write(Path.join(folder, Marker.name), Marker.bytes)
    }
    files.tidy(folder)
    try? files.write(Path.join(folder, name), bytes)
  }
}
