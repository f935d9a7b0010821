import Files
import Images
import Ingest
import Model

/// Pictures in raw files, as if a file were a folder: in a web archive
/// `cups.mhtml/docs.example/1f/cup.png`, in a page `cups.html/embedded-3f2a….png`.
struct ArchivedPictures: Sendable {
  private let files: FileSystem
  private let pictures: OpenPackages<[String: PackedPicture]>

  init(_ files: FileSystem) {
    self.files = files
    pictures = OpenPackages(files) { path, bytes in
      let embedded = Package.embedded(in: RawPage(file: path, name: path, bytes: bytes))
      guard Self.isArchive(path) else { return embedded }
      return Package.pictures(in: bytes).merging(embedded) { picture, _ in picture }
    }
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
    let archives = slashes.lazy.map { (String(path[..<$0]), String(path[$0...].dropFirst())) }
    if let (archive, name) = archives.first(where: { Self.isArchive($0.0) }) {
      return pictures[archive][name]
    }
    let name = Path.name(path)
    guard name.utf8.starts(with: PictureName.embedded.utf8) else { return nil }
    return pictures[Path.folder(path)][name]
  }
}
