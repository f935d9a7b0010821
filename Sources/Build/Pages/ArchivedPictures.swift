import Files
import Ingest

/// Pictures in web archives, as if an archive were a folder: `cups.mhtml/docs.example/1f/cup.png`.
struct ArchivedPictures: Sendable {
  private let files: FileSystem
  private let pictures: OpenPackages<[String: PackedPicture]>

  init(_ files: FileSystem) {
    self.files = files
    pictures = OpenPackages(files) { _, bytes in Package.pictures(in: bytes) }
  }

  static func isArchive(_ path: String) -> Bool {
    ["mhtml", "mht"].contains(Path.ending(path))
  }

  func names(in archive: String) -> [String] { pictures[archive].keys.sorted() }

  /// The same files, and pictures of archives among them.
  var asFiles: FileSystem {
    var all = files
    all.read = { [self, files] path, limit throws(FileError) in
      guard let picture = picture(at: path) else { return try files.read(path, limit) }
      let bytes = picture.bytes
      guard bytes.count <= limit else { throw FileError(path, largerThan: limit) }
      return bytes
    }
    return all
  }

  private func picture(at path: String) -> PackedPicture? {
    let slashes = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
    let archives = slashes.lazy.map { (String(path[..<$0]), path[$0...].dropFirst()) }
    guard let (archive, name) = archives.first(where: { Self.isArchive($0.0) }) else { return nil }
    return pictures[archive][String(name)]
  }
}
