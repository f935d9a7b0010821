import Synchronization

extension FileSystem {
  /// Files in memory, for tests and for previews that must not touch the disk.
  public static func memory(_ files: [String: [UInt8]] = [:]) -> FileSystem {
    let store = SharedFiles(MemoryFiles(files))
    return FileSystem(
      read: { path throws(FileError) in try store.with { (f) throws(FileError) in try f.read(path) }
      },
      readLimited: { path, limit throws(FileError) in
        let bytes = try store.with { (f) throws(FileError) in try f.read(path) }
        guard bytes.count <= limit else { throw FileError(path, largerThan: limit) }
        return bytes
      },
      write: { path, bytes throws(FileError) in
        try store.with { (f) throws(FileError) in try f.write(path, bytes) }
      },
      list: { path throws(FileError) in try store.with { (f) throws(FileError) in try f.list(path) }
      },
      kind: { path in store.with { $0.kind(path) } },
      remove: { path throws(FileError) in
        try store.with { (f) throws(FileError) in try f.remove(path) }
      },
      removeTree: { path throws(FileError) in
        try store.with { (f) throws(FileError) in try f.removeTree(path) }
      },
      move: { path, to throws(FileError) in
        try store.with { (f) throws(FileError) in try f.move(path, to) }
      },
      exchange: { a, b throws(FileError) in
        try store.with { (f) throws(FileError) in try f.exchange(a, b) }
      },
      resolve: { path in store.with { $0.resolve(path) } },
      lock: { path in
        guard store.with({ $0.lock(path) }) else { return nil }
        return FileLock { store.with { $0.unlock(path) } }
      },
      flush: { _ in }, tidy: { _ in },
      // Bytes are shared as it is.
      link: { _, _ in false })
  }
}

private final class SharedFiles: Sendable {
  private let files: Mutex<MemoryFiles>

  init(_ files: sending MemoryFiles) { self.files = Mutex(files) }

  func with<Result: Sendable, Failure: Error>(
    _ body: (inout MemoryFiles) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try files.withLock { (files) throws(Failure) in try body(&files) }
  }
}
