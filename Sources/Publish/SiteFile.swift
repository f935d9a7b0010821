import Bytes
public import Files

/// A file of a site that is made or was published.
public struct SiteFile: Sendable, Hashable {
  public let path: String
  public let size: Int
  /// SHA-256 of its bytes.
  public let digest: [UInt8]
  /// How the disk knows it again; nil where it can't.
  public let stamp: FileStamp?

  public init(path: String, size: Int, digest: [UInt8], stamp: FileStamp?) {
    self.path = path
    self.size = size
    self.digest = digest
    self.stamp = stamp
  }
}

extension ManifestEntry {
  init(_ file: SiteFile) {
    let digits = SHA256.hexDigits(of: file.digest)
    self.init(path: file.path, size: file.size, sha256: String(decoding: digits, as: UTF8.self))
  }
}
