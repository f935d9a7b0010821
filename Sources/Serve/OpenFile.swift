import Glibc

/// An open file or folder of the site, closed with the value that stands for it.
final class OpenFile {
  /// Identifies one state of a file.
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

  /// The whole file; nil if it cannot be read.
  func bytes() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: size)
    return bytes.withUnsafeMutableBytes { read(into: $0, from: 0) } ? bytes : nil
  }

  /// Fills a buffer; false if the file cannot be read, or is too short by now.
  func read(into buffer: UnsafeMutableRawBufferPointer, from start: Int) -> Bool {
    var count = 0
    while count < buffer.count {
      let place = buffer.baseAddress.map { $0 + count }
      let got = pread(descriptor, place, buffer.count - count, start + count)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return false }
      count += got
    }
    return true
  }
}
