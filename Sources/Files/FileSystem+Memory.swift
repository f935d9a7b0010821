import Synchronization

extension FileSystem {
  /// Files in memory, for tests and for previews that must not touch the disk.
  public static func memory(_ files: [String: [UInt8]] = [:]) -> FileSystem {
    let store = MemoryFiles(files)
    return FileSystem(
      read: { path throws(FileError) in try store.read(path) },
      write: { path, bytes in store.write(path, bytes) },
      list: { folder throws(FileError) in try store.list(folder) },
      kind: { store.kind($0) },
      remove: { path throws(FileError) in try store.remove(path) })
  }
}

private final class MemoryFiles: Sendable {
  private let files: Mutex<[String: [UInt8]]>

  init(_ files: [String: [UInt8]]) { self.files = Mutex(files) }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = files.withLock({ $0[path] }) else {
      throw FileError(.read, path, "No such file or directory")
    }
    return bytes
  }

  func write(_ path: String, _ bytes: [UInt8]) { files.withLock { $0[path] = bytes } }

  func remove(_ path: String) throws(FileError) {
    guard files.withLock({ $0.removeValue(forKey: path) }) != nil else {
      throw FileError(.remove, path, "No such file or directory")
    }
  }

  func list(_ folder: String) throws(FileError) -> [String] {
    let prefix = folder.hasSuffix("/") || folder.isEmpty ? folder : folder + "/"
    let names = files.withLock { files in
      Set(
        files.keys.filter { $0.hasPrefix(prefix) }.map { path in
          String(path.dropFirst(prefix.count).prefix { $0 != "/" })
        })
    }
    guard !names.isEmpty else { throw FileError(.list, folder, "No such file or directory") }
    return Array(names)
  }

  func kind(_ path: String) -> FileKind? {
    files.withLock { files in
      if files[path] != nil { return .file }
      return files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
    }
  }
}
