import CPlatform
import Glibc

/// An open folder, whatever its name leads to by now; closed with the value that stands for it.
final class OpenFolder: Sendable {
  private let descriptor: Int32
  private let status: OpenFile.Identity

  /// Nil if there is no such folder.
  init?(_ path: String) {
    let opened = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var status = stat()
    guard opened >= 0 else { return nil }
    guard fstat(opened, &status) == 0 else {
      close(opened)
      return nil
    }
    descriptor = opened
    self.status = OpenFile.Identity(status)
  }

  deinit { close(descriptor) }

  /// Whether a path leads to this very folder.
  func isAt(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let found = OpenFile.Identity(status)
    return found.inode == self.status.inode && found.device == self.status.device
  }

  /// Opens what is below; a negative errno value if it won't open, or leaves.
  func open(beneath path: String) -> (file: OpenFile?, code: Int32) {
    let opened = hig_open_below(descriptor, path, O_RDONLY | O_NONBLOCK, 1)
    return (OpenFile(opened), min(opened, 0))
  }

  /// What a file of this very folder is now; nil if it is none.
  func identity(of name: String) -> OpenFile.Identity? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return OpenFile.Identity(status)
  }
}
