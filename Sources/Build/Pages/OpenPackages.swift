import Files
import Synchronization

/// What packages hold, by their paths. They stay open as long as they have room, since each is
/// asked for all that it has.
final class OpenPackages<Contents: Sendable>: Sendable {
  private struct Shelf: Sendable {
    var contents: [String: Contents] = [:]
    var size = 0
  }

  /// In bytes of the packages: four of the largest.
  private static var most: Int { 128 << 20 }

  private let files: FileSystem
  private let open: @Sendable (_ path: String, _ bytes: [UInt8]) -> Contents
  private let shelf = Mutex(Shelf())

  init(
    _ files: FileSystem, open: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) -> Contents
  ) {
    self.files = files
    self.open = open
  }

  /// Of one that cannot be read, of no bytes: what is wrong with it, the ingest reports.
  subscript(path: String) -> Contents {
    shelf.withLock { shelf in
      if let known = shelf.contents[path] { return known }
      let bytes = (try? RawFiles.bytes(of: path, from: files)) ?? []
      let contents = open(path, bytes)
      if shelf.size + bytes.count > Self.most { shelf = Shelf() }
      shelf.contents[path] = contents
      shelf.size += bytes.count
      return contents
    }
  }
}
