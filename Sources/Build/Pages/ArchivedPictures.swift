import Files
import Ingest
import Synchronization

/// Pictures in web archives, as if an archive were a folder: `cups.mhtml/docs.example/1f/cup.png`.
/// Some archives are kept in memory, since each is asked for all of its pictures.
final class ArchivedPictures: Sendable {
  private struct Shelf: Sendable {
    var archives: [String: [String: PackedPicture]] = [:]
    var size = 0
  }

  private static let most = 48 << 20
  private let files: FileSystem
  private let shelf = Mutex(Shelf())

  init(_ files: FileSystem) { self.files = files }

  static func isArchive(_ path: String) -> Bool {
    ["mhtml", "mht"].contains(Path.ending(path))
  }

  func names(in archive: String) -> [String] { pictures(in: archive).keys.sorted() }

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
    return pictures(in: archive)[String(name)]
  }

  private func pictures(in archive: String) -> [String: PackedPicture] {
    shelf.withLock { shelf in
      if let known = shelf.archives[archive] { return known }
      // What is wrong with the archive, the ingest reports.
      let bytes = (try? files.read(archive, FileLimit.package)) ?? []
      let pictures = Package.pictures(in: bytes)
      if shelf.size + bytes.count > Self.most { shelf = Shelf() }
      shelf.archives[archive] = pictures
      shelf.size += bytes.count
      return pictures
    }
  }
}
