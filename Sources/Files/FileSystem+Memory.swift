import Synchronization

extension FileSystem {
  /// Files in memory, for tests and for previews that must not touch the disk.
  public static func memory(_ files: [String: [UInt8]] = [:]) -> FileSystem {
    SharedFiles(MemoryFiles(files)).files(within: nil)
  }
}

extension SharedFiles {
  /// All of them, or those that the bounds hold.
  func files(within bounds: Bounds?) -> FileSystem {
    FileSystem(
      read: { path, limit throws(FileError) in
        let bytes = try self.at(path, .read, bounds) { (f) throws(FileError) in try f.read(path) }
        guard bytes.count <= limit else { throw FileError(path, largerThan: limit) }
        return bytes
      },
      write: { path, bytes throws(FileError) in
        try self.at(path, .write, bounds) { (f) throws(FileError) in try f.write(path, bytes) }
      },
      append: { path, bytes throws(FileError) in
        try self.at(path, .write, bounds) { (f) throws(FileError) in
          try f.write(path, (f.kind(path) == nil ? [] : try f.read(path)) + bytes)
        }
      },
      touch: { path throws(FileError) in
        try self.at(path, .write, bounds) { (f) throws(FileError) in _ = try f.read(path) }
      },
      list: { path throws(FileError) in
        try self.at(path, .list, bounds) { (f) throws(FileError) in try f.list(path) }
      },
      kind: { self.kind($0, bounds) }, itself: { self.kind($0, bounds) },
      remove: { path throws(FileError) in
        try self.at(path, .remove, bounds) { (f) throws(FileError) in try f.remove(path) }
      },
      move: { path, to throws(FileError) in
        try self.at(to, .move, bounds) { (_) throws(FileError) in }
        try self.at(path, .move, bounds) { (f) throws(FileError) in try f.move(path, to) }
      },
      exchange: { a, b throws(FileError) in
        try self.at(a, .exchange, bounds) { (_) throws(FileError) in }
        return try self.at(b, .exchange, bounds) { (f) throws(FileError) in try f.exchange(a, b) }
      },
      resolve: { path in self.with { $0.resolve(path) } },
      lock: { path in
        guard self.with({ $0.lock(path) }) else { return nil }
        return FileLock { self.with { $0.unlock(path) } }
      },
      flush: { _ in }, tidy: { _ in },
      carry: { path, to throws(FileError) in
        try self.at(to, .write, bounds) { (f) throws(FileError) in try f.carry(path, to) }
      },
      isSame: { a, b in self.with { (try? $0.read(a)) == (try? $0.read(b)) } },
      keepMode: { _, _ in }, stamp: { path in self.with { $0.stamp(path) } },
      mark: { path in
        self.with { $0.stamp(path) }.map { [Int(truncatingIfNeeded: $0.number), $0.size] }
      },
      tree: { _, _ in nil }, within: { self.files(within: $0) })
  }

  private func at<Result: Sendable>(
    _ path: String, _ operation: FileError.Operation, _ bounds: Bounds?,
    _ body: (inout MemoryFiles) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    if let bounds, bounds.places(of: path).isEmpty { throw FileError(operation, leaving: path) }
    return try with(body)
  }

  private func kind(_ path: String, _ bounds: Bounds?) -> FileKind? {
    if let bounds, bounds.places(of: path).isEmpty { return .link }
    return with { $0.kind(path) }
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
