import Bytes
public import Model

/// What a published folder holds: path, size and digest of each file, and no time.
public struct Manifest: Sendable, Equatable {
  /// Where the manifest is in the folder; it doesn't list itself.
  public static let name = "build-manifest.json"

  /// Sorted by path, each path once.
  public let files: [ManifestEntry]

  /// What packed the packed files, with its versions: the next run may take those over that
  /// the same would make again.
  public let packing: String?

  public init(_ tree: OutputTree, packing: String? = nil) {
    self.packing = packing
    files = tree.files.map { file in
      ManifestEntry(path: file.path, size: file.bytes.count, sha256: SHA256.hex(file.bytes))
    }
  }

  /// For entries that are sorted already.
  init(sorted files: [ManifestEntry], packing: String? = nil) {
    self.files = files
    self.packing = packing
  }

  /// Bytes in all files together.
  public var size: Int { files.reduce(0) { $0 + $1.size } }
}

/// One file of a manifest.
public struct ManifestEntry: Sendable, Equatable {
  public let path: String
  public let size: Int
  /// In lower-case hexadecimal.
  public let sha256: String
}
