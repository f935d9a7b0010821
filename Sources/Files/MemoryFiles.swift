import Glibc

/// What is at each path of a file system in memory; it answers as a disk would.
struct MemoryFiles: Sendable {
  private enum Entry: Sendable {
    /// With the number of its writing.
    case file([UInt8], number: UInt64)
    case folder
  }

  private var entries: [String: Entry] = [:]
  private var writings: UInt64 = 0
  private var locks: Set<String> = []

  init(_ files: [String: [UInt8]]) {
    for (path, bytes) in files { try? write(path, bytes) }
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    switch entries[Path.normal(path)] {
    case .file(let bytes, _): return bytes
    case .folder: throw FileError(.read, path, is: .folder)
    case nil: throw FileError(.read, path, code: ENOENT)
    }
  }

  mutating func write(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    if kind(path) == .folder { throw FileError(.write, path, is: .folder) }
    try makeFolders(above: Path.normal(path), for: path)
    writings += 1
    entries[Path.normal(path)] = .file(bytes, number: writings)
  }

  func list(_ folder: String) throws(FileError) -> [String] {
    guard let kind = kind(folder) else { throw FileError(.list, folder, code: ENOENT) }
    guard kind == .folder else { throw FileError(.list, folder, code: ENOTDIR) }
    let folder = Path.normal(folder)
    return entries.keys.filter { Path.folder($0) == folder && $0 != folder }.map(Path.name)
  }

  func kind(_ path: String) -> FileKind? {
    switch entries[Path.normal(path)] {
    case .file: .file
    case .folder: .folder
    case nil: Path.normal(path) == "/" ? .folder : nil
    }
  }

  func stamp(_ path: String) -> FileStamp? {
    switch entries[Path.normal(path)] {
    case .file(let bytes, let number): FileStamp(number: number, size: bytes.count, modified: 0)
    case .folder: FileStamp(number: 0, size: 0, modified: 0, isFolder: true)
    case nil: nil
    }
  }

  func resolve(_ path: String) -> String? { kind(path) == nil ? nil : Path.normal(path) }
}

extension MemoryFiles {
  mutating func remove(_ path: String) throws(FileError) {
    let kind = kind(path)
    guard kind != nil else { throw FileError(.remove, path, code: ENOENT) }
    // To look at everything for each of many files would cost the square of them.
    guard kind == .file || below(path).isEmpty else {
      throw FileError(.remove, path, code: ENOTEMPTY)
    }
    entries[Path.normal(path)] = nil
  }

  mutating func carry(_ path: String, _ to: String) throws(FileError) {
    try write(to, try read(path))
  }

  mutating func move(_ path: String, _ to: String) throws(FileError) {
    guard kind(path) != nil else { throw FileError(.move, path, code: ENOENT) }
    let above = Path.folder(Path.normal(to))
    guard above.isEmpty || kind(above) == .folder else {
      throw FileError(.move, path, code: ENOENT)
    }
    guard below(to).isEmpty else { throw FileError(.move, path, code: ENOTEMPTY) }
    _ = take(to)
    put(take(path), at: to)
  }

  mutating func exchange(_ a: String, _ b: String) throws(FileError) -> Bool {
    guard kind(a) != nil, kind(b) != nil else { throw FileError(.exchange, b, code: ENOENT) }
    let (first, second) = (take(a), take(b))
    put(first, at: b)
    put(second, at: a)
    return true
  }

  mutating func lock(_ path: String) -> Bool { locks.insert(Path.normal(path)).inserted }

  mutating func unlock(_ path: String) { locks.remove(Path.normal(path)) }
}

extension MemoryFiles {
  private func below(_ path: String) -> [String] {
    let front = Path.normal(path) + "/"
    return entries.keys.filter { $0.utf8.starts(with: front.utf8) }
  }

  private mutating func makeFolders(above key: String, for path: String) throws(FileError) {
    for folder in Path.folders(above: key) where folder != "/" {
      if kind(folder) == .file { throw FileError(.write, path, code: ENOTDIR, at: folder) }
      entries[folder] = .folder
    }
  }

  /// Takes a file or folder out, as entries by their path below it.
  private mutating func take(_ path: String) -> [String: Entry] {
    var taken: [String: Entry] = [:]
    let key = Path.normal(path)
    for whole in below(path) {
      let inner = whole.utf8.dropFirst(key.utf8.count)
      taken[String(decoding: inner, as: UTF8.self)] = entries[whole]
    }
    taken[""] = entries[key]
    for inner in taken.keys { entries[key + inner] = nil }
    return taken
  }

  private mutating func put(_ taken: [String: Entry], at path: String) {
    for (inner, entry) in taken { entries[Path.normal(path) + inner] = entry }
  }
}
