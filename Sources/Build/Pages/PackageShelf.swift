import Bytes
import Files
import Ingest
import Model
import Synchronization

/// Opens packages again for the ledgers of their pages; the last stays open, since its pages are
/// asked for one after the other.
final class PackageShelf: Sendable {
  private let files: FileSystem
  private let last = Mutex<(path: String, pages: [RawPage])>(("", []))

  init(_ files: FileSystem) { self.files = files }

  func text(of ledger: Ledger, in path: String) -> [UInt8]? {
    let name = Path.name(ledger.file)
    return pages(in: path).first {
      Path.name($0.name) == name && $0.bytes.count == ledger.size
        && SHA256.hex($0.bytes) == ledger.sha256
    }?.bytes
  }

  private func pages(in path: String) -> [RawPage] {
    last.withLock { last in
      if last.path != path {
        let bytes = (try? RawFiles.bytes(of: path, from: files)) ?? []
        let raw = RawPage(file: path, name: Path.name(path), bytes: bytes)
        last = (path, Package(raw)?.pages ?? [])
      }
      return last.pages
    }
  }
}
