import Glibc

/// Locks on the disk: a file under `flock`, which the system lets go of when a process is killed.
extension Disk {
  func lock(_ path: String) throws(FileError) -> FileLock? {
    while true {
      let entry = try entry(path, making: true, for: .lock)
      // To open a pipe would wait for its other end.
      if let status = entry.status, FileKind(status) != .file || status.st_size > 0 {
        throw FileError(.lock, path, "it is not a lock file of hig")
      }
      let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
      let descriptor = Descriptor(openat(entry.folder.number, entry.name, flags, 0o666))
      guard descriptor.number >= 0 else {
        throw FileError(.lock, path, code: errno, at: Path.folder(path))
      }
      guard flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 else {
        if errno == EWOULDBLOCK { return nil }
        throw FileError(.lock, path, code: errno, at: Path.folder(path))
      }
      guard let ours = descriptor.status, let there = entry.status else { continue }
      // Its last holder removes it: the file we locked may be another than the one at its path.
      guard ours.st_dev == there.st_dev, ours.st_ino == there.st_ino else { continue }
      let number = descriptor.taken()
      return FileLock {
        try? remove(path)
        close(number)
      }
    }
  }
}
