import Bytes
import Files
import Ingest
import Model

/// Opens packages again for the ledgers of their pages.
struct PackageShelf: Sendable {
  private let texts: OpenPackages<[String: [UInt8]]>

  init(_ files: FileSystem) {
    texts = OpenPackages(files) { path, bytes in
      let raw = RawPage(file: path, name: Path.name(path), bytes: bytes)
      let pages = Package(raw)?.pages ?? []
      return Dictionary(pages.map { (Path.name($0.name), $0.bytes) }) { first, _ in first }
    }
  }

  func text(of ledger: Ledger, in path: String) -> [UInt8]? {
    guard let bytes = texts[path][Path.name(ledger.file)], bytes.count == ledger.size,
      SHA256.hex(bytes) == ledger.sha256
    else { return nil }
    return bytes
  }
}
