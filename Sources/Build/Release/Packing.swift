import Compression
import Model

/// A way to pack a file that servers and browsers know.
enum Packer: String, CaseIterable, Sendable {
  /// Named as the files end that it makes.
  case brotli = "br"
  case gzip = "gz"

  /// What it made is beside the plain file.
  func path(of plain: String) -> String { plain + "." + rawValue }

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
    file.bytes.count >= smallest && endings.contains(ending(of: file.path))
  }

  /// The packed files that belong beside this one: those that are smaller.
  func companions(of file: OutputFile) throws(CompressionError) -> [OutputFile] {
    guard Self.packsWell(file) else { return [] }
    var companions: [OutputFile] = []
    for packer in Packer.allCases {
      let path = packer.path(of: file.path)
      guard !taken.contains(path), Self.fits(path) else { continue }
      let packed =
        if let same = last.packed(file, by: packer) { same } else { try packer.pack(file.bytes) }
      if packed.count < file.bytes.count { companions.append(OutputFile(path, packed)) }
    }
    return companions
  }

  /// File systems take no name above 255 bytes; the plain file may be just below.
  private static func fits(_ path: String) -> Bool {
    path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count <= 255
  }

  private static func ending(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? ""
  }
}
