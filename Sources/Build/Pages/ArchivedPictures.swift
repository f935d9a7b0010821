import Files
import Ingest
import Synchronization

/// Pictures in web archives, as if an archive were a folder: `buttons.mhtml/7dc7/intro@2x.png`.
/// An archive stays open as long as there is room, since it is asked for each of its pictures.
final class ArchivedPictures: Sendable {
  private struct Shelf: Sendable {
    var archives: [String: [String: PackedPicture]] = [:]
    var size = 0
  }

  private static let most = 128 << 20
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
    let folder = Path.folder(path)
    let archive = Path.folder(folder)
    guard Self.isArchive(archive) else { return nil }
    return pictures(in: archive)[Path.join(Path.name(folder), Path.name(path))]
  }

  private func pictures(in archive: String) -> [String: PackedPicture] {
    shelf.withLock { shelf in
      if let known = shelf.archives[archive] { return known }
      // What is wrong with the archive, the ingest reports.
      let bytes = (try? files.read(archive, FileLimit.package)) ?? []
      let pictures = Package.pictures(in: bytes).map { ($0.name, $0) }
      if shelf.size + bytes.count > Self.most { shelf = Shelf() }
      let named = Dictionary(pictures) { first, _ in first }
      shelf.archives[archive] = named
      shelf.size += bytes.count
      return named
    }
  }
}
