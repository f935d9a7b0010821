import Glibc

/// What tells a file from what it was before: which one it is, its size, and when it was written.
/// Of a folder, when names came to it or left it.
public struct FileStamp: Sendable, Hashable {
  public let number: UInt64
  public let size: Int
  /// In nanoseconds.
  public let modified: Int
  public let isFolder: Bool

  public init(number: UInt64, size: Int, modified: Int, isFolder: Bool = false) {
    self.number = number
    self.size = size
    self.modified = modified
    self.isFolder = isFolder
  }
}

extension FileStamp {
  /// nil for what is neither file nor folder.
  init?(_ status: stat) {
    let kind = FileKind(status)
    guard kind == .file || kind == .folder else { return nil }
    let isFolder = kind == .folder
    self.init(
      number: UInt64(status.st_ino), size: isFolder ? 0 : Int(status.st_size),
      modified: Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec),
      isFolder: isFolder)
  }
}
