import CPlatform
import Glibc

/// An open file or folder of the site, closed with the value that stands for it.
final class OpenFile {
  /// What tells one state of a file from the next.
  struct Identity: Equatable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    /// In nanoseconds.
    let modified: Int

    var modifiedSecond: Int { modified / 1_000_000_000 }

    init(_ status: stat) {
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
      size = Int(status.st_size)
      modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    }
  }

  private var descriptor: Int32
  let identity: Identity
  let isFolder: Bool
  let isFile: Bool

  var size: Int { identity.size }

  /// Takes an open descriptor over; nil if it is none.
  init?(_ descriptor: Int32) {
    var status = stat()
    guard descriptor >= 0 else { return nil }
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isFile = status.st_mode & S_IFMT == S_IFREG
    identity = Identity(status)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Hands the descriptor to somebody who will close it.
  func handOver() -> Int32 {
    defer { descriptor = -1 }
    return descriptor
  }

  /// Opens what stands below this folder; a negative errno value if it won't open, or leaves.
  func open(beneath path: String) -> (file: OpenFile?, code: Int32) {
    let opened = hig_open_beneath(descriptor, path)
    return (OpenFile(opened), min(opened, 0))
  }

  /// What a file of this very folder is now; nil if it is none.
  func identity(of name: String) -> Identity? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return Identity(status)
  }

  /// The whole file; nil if it cannot be read.
  func bytes() -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let start = buffer.baseAddress.map { $0 + count }
        let got = pread(descriptor, start, size - count, count)
        if got < 0, errno == EINTR { continue }
        failed = got <= 0
        guard got > 0 else { break }
        count += got
      }
    }
    return failed ? nil : bytes
  }
}
