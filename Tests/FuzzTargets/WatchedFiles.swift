import Files
import Synchronization

/// Files in memory that notice what is read and changed in other places than it may be.
struct WatchedFiles: Sendable {
  private let watch: Watch
  let files: FileSystem

  /// What lies below `read` and `written` may be; a file at `program` is the one that runs.
  init(_ contents: [String: [UInt8]], read: [String], written: [String], program: String) {
    let watch = Watch(read: read, written: written)
    self.watch = watch
    let plain = FileSystem.memory(contents)
    var files = plain
    files.resolve = { plain.resolve($0 == "/proc/self/exe" ? program : $0) }
    files.read = { path, limit throws(FileError) in
      watch.reads(path)
      return try plain.read(path, limit)
    }
    files.list = { path throws(FileError) in
      watch.reads(path)
      return try plain.list(path)
    }
    files.write = { path, bytes throws(FileError) in
      watch.changes(path)
      try plain.write(path, bytes)
    }
    files.remove = { path throws(FileError) in
      watch.changes(path)
      try plain.remove(path)
    }
    files.carry = { path, to throws(FileError) in
      watch.reads(path)
      watch.changes(to)
      try plain.carry(path, to)
    }
    files.move = { path, to throws(FileError) in
      watch.changes(path, to)
      try plain.move(path, to)
    }
    files.exchange = { a, b throws(FileError) in
      watch.changes(a, b)
      return try plain.exchange(a, b)
    }
    files.lock = { path throws(FileError) in
      watch.changes(path)
      return try plain.lock(path)
    }
    files.within = { [files] _ in files }
    self.files = files
  }

  /// What was done that must not be; nil for nothing.
  var fault: String? { watch.fault }
}

private final class Watch: Sendable {
  private let read: [String]
  private let written: [String]
  private let first = Mutex<String?>(nil)

  init(read: [String], written: [String]) {
    self.read = read
    self.written = written
  }

  var fault: String? { first.withLock { $0 } }

  func reads(_ path: String) { hold(path, below: read, "reads") }

  func changes(_ paths: String...) {
    for path in paths { hold(path, below: written, "changes") }
  }

  private func hold(_ path: String, below places: [String], _ what: String) {
    if places.contains(where: { Self.lies(path, below: $0) }) { return }
    first.withLock { $0 = $0 ?? "\(what) \(path)" }
  }

  /// A disk would take two dots for the folder above, and end a name at a zero.
  private static func lies(_ path: String, below place: String) -> Bool {
    guard path == place || path.hasPrefix(place + "/"), !path.utf8.contains(0) else { return false }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    return parts.allSatisfy { $0.count <= 255 && !$0.elementsEqual("..".utf8) }
  }
}
