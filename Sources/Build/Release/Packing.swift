import Bytes
import Compression
import Files
import Model
import Publish

extension ContentCoding {
  func pack(_ bytes: [UInt8]) throws(CompressionError) -> [UInt8] {
    switch self {
    case .brotli: try Brotli.compress(bytes, quality: 11)
    case .gzip: try Deflate.compress(bytes, level: 9, as: .gzip)
    }
  }

  func unpack(_ packed: [UInt8], limit: Int) throws(CompressionError) -> [UInt8] {
    switch self {
    case .brotli: try Brotli.expand(packed, limit: limit)
    case .gzip: try Deflate.expand(packed, limit: limit, as: .gzip)
    }
  }
}

/// Which files of a site are packed beside the plain ones, and what is in the packed ones.
struct Packing: Sendable {
  /// In the manifest: who packs with the same methods makes the same bytes.
  static let methods = "brotli \(Brotli.version) at 11, zlib \(Deflate.version) at 9"

  /// Below this, the head of an answer weighs more than what is saved.
  static let smallest = 200

  /// Pictures and archives are packed already.
  private static let endings: Set = [
    "atom", "css", "csv", "html", "js", "json", "jsonl", "map", "md", "svg", "txt", "wasm",
    "webmanifest", "xml",
  ]

  private let taken: Set<String>
  private let last: LastRelease

  init(_ tree: OutputTree, after last: LastRelease) {
    taken = Set(tree.files.map(\.path))
    self.last = last
  }

  static func packsWell(_ file: OutputFile) -> Bool {
    file.bytes.count >= smallest && endings.contains(Path.ending(file.path))
  }

  /// The packed files that belong beside this one: those that are smaller.
  func companions(of file: OutputFile) throws(CompressionError) -> [OutputFile] {
    guard Self.packsWell(file) else { return [] }
    var companions: [OutputFile] = []
    for coding in ContentCoding.allCases {
      let path = coding.path(of: file.path)
      // File systems take no name above 255 bytes; the plain file may be just below.
      guard !taken.contains(path), Path.name(path).utf8.count <= 255 else { continue }
      let packed =
        if let same = last.packed(file, by: coding) { same } else { try coding.pack(file.bytes) }
      if packed.count < file.bytes.count { companions.append(OutputFile(path, packed)) }
    }
    return companions
  }
}

/// The packed files of the site that is at the target: to unpack one takes a hundredth of the
/// time that packing it takes.
struct LastRelease: Sendable {
  private let folder: String
  private let files: FileSystem
  private let entries: [String: ManifestEntry]

  /// None, if what is there was packed otherwise.
  init(at folder: String, _ files: FileSystem) {
    self.folder = folder
    self.files = files
    let manifest = Manifest.read(in: folder, files)
    let isAlike = manifest?.packing == Packing.methods
    let entries = isAlike ? manifest?.files ?? [] : []
    self.entries = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
  }

  /// What this file was packed to; nil if it was another file, or the packed one was touched.
  func packed(_ file: OutputFile, by coding: ContentCoding) -> [UInt8]? {
    guard let entry = entries[coding.path(of: file.path)],
      entries[file.path]?.size == file.bytes.count,
      let packed = try? files.read(Path.join(folder, entry.path), entry.size),
      SHA256.hex(packed) == entry.sha256,
      (try? coding.unpack(packed, limit: file.bytes.count)) == file.bytes
    else { return nil }
    return packed
  }
}
