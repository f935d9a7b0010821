import CPlatform
import Glibc

extension FileSystem {
  /// The disk.
  public static let disk = FileSystem(
    read: { path throws(FileError) in try Disk.read(path) },
    readLimited: { path, limit throws(FileError) in try Disk.read(path, limit: limit) },
    write: { path, bytes throws(FileError) in try Disk.write(path, bytes) },
    list: { folder throws(FileError) in try Disk.list(folder) },
    kind: { Disk.kind($0) },
    remove: { path throws(FileError) in try Disk.remove(path) },
    removeTree: { path throws(FileError) in try Disk.removeTree(path) },
    move: { path, to throws(FileError) in try Disk.move(path, to) },
    exchange: { a, b throws(FileError) in try Disk.exchange(a, b) },
    resolve: { Disk.resolve($0) },
    lock: { path throws(FileError) in try Disk.lock(path) },
    flush: { path throws(FileError) in try Disk.flush(path) },
    tidy: { Disk.tidy($0) },
    link: { Disk.link($0, $1) })
}

enum Disk {
  static var reason: String { String(cString: strerror(errno)) }

  static func kind(_ path: String) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return kind(status)
  }

  private static func kind(_ status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .special
    }
  }

  static func read(_ path: String, limit: Int = .max) throws(FileError) -> [UInt8] {
    // Not blocking: to open a pipe would wait for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.read, path, reason) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, reason) }
    guard kind(status) == .file else { throw FileError(.read, path, "not a regular file") }
    guard status.st_size <= limit else { throw FileError(path, largerThan: limit) }
    return try fill(from: descriptor, size: Int(status.st_size), path)
  }

  private static func fill(
    from descriptor: Int32, size: Int, _ path: String
  ) throws(FileError) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { break }
        count += got
      }
    }
    guard !failed else { throw FileError(.read, path, reason) }
    return bytes
  }

  static func makeFolders(above path: String) throws(FileError) {
    var missing: [String] = []
    var folder = Path.folder(path)
    while !folder.isEmpty, kind(folder) == nil {
      missing.append(folder)
      folder = Path.folder(folder)
    }
    for folder in missing.reversed() where mkdir(folder, 0o755) != 0 && errno != EEXIST {
      throw FileError(.write, folder, reason)
    }
  }

  static func list(_ folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(.list, folder, reason) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
