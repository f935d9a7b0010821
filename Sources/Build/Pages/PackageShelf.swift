import Bytes
import Files
import Ingest
import Model
import Synchronization

/// Opens packages again for the ledgers of their pages. They stay open as long as they have room,
/// since a page may be in several.
final class PackageShelf: Sendable {
  private struct Shelf: Sendable {
    var texts: [String: [String: [UInt8]]] = [:]
    var size = 0
  }

  private static let most = 128 << 20
  private let files: FileSystem
  private let shelf = Mutex(Shelf())

  init(_ files: FileSystem) { self.files = files }

  func text(of ledger: Ledger, in path: String) -> [UInt8]? {
    guard let bytes = texts(in: path)[Path.name(ledger.file)], bytes.count == ledger.size,
      SHA256.hex(bytes) == ledger.sha256
    else { return nil }
    return bytes
  }

  private func texts(in path: String) -> [String: [UInt8]] {
    shelf.withLock { shelf in
      if let known = shelf.texts[path] { return known }
      let bytes = (try? RawFiles.bytes(of: path, from: files)) ?? []
      let raw = RawPage(file: path, name: Path.name(path), bytes: bytes)
      let pages = Package(raw)?.pages ?? []
      if shelf.size + bytes.count > Self.most { shelf = Shelf() }
      let texts = Dictionary(pages.map { (Path.name($0.name), $0.bytes) }) { first, _ in first }
      shelf.texts[path] = texts
      shelf.size += bytes.count
      return texts
    }
  }
}
