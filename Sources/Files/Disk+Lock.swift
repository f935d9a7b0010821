import CPlatform
import Glibc

/// Locks on the disk: a file under `flock`, which the system lets go of when a process is killed.
extension Disk {
  static func lock(_ path: String) throws(FileError) -> FileLock? {
    try makeFolders(above: path)
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard descriptor >= 0 else { throw FileError(.lock, path, reason) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        close(descriptor)
        if code == EWOULDBLOCK { return nil }
        throw FileError(.lock, path, String(cString: strerror(code)))
      }
      if stands(descriptor, at: path) {
        return FileLock {
          unlink(path)
          close(descriptor)
        }
      }
      close(descriptor)
    }
  }

  /// Whether the file we locked is still the one at its path: its last holder removes it.
  private static func stands(_ descriptor: Int32, at path: String) -> Bool {
    var (ours, there) = (stat(), stat())
    guard fstat(descriptor, &ours) == 0, stat(path, &there) == 0 else { return false }
    return ours.st_dev == there.st_dev && ours.st_ino == there.st_ino
  }
}
