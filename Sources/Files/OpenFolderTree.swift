import CPlatform
import Glibc
import Synchronization

/// A folder that stays open, for who works on thousands of files below it: each is one call from
/// here, through no link. Usable from many threads.
public final class OpenFolderTree: Sendable {
  private let root: Int32
  /// Folders that are known to be there.
  private let made = Mutex<Set<String>>([""])

  init(_ folder: consuming Descriptor) { root = folder.taken() }

  deinit { close(root) }

  /// A file in this folder that has no name; nil where the disk makes none.
  public func unnamedFile() -> UnnamedFile? { UnnamedFile(in: root) }

  /// What is at a path itself; nil for nothing, and for what is neither file nor folder.
  public func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    guard fstatat(root, path.isEmpty ? "." : path, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return nil
    }
    return FileStamp(status)
  }

  /// Writes a file that is not there yet, and the folders above it; each piece as it is made.
  public func create(
    _ path: String, pieces: (_ put: ([UInt8]) -> Void) -> Void
  ) throws(FileError) -> FileStamp {
    try makeFolder(Path.folder(path), for: path)
    let file = Descriptor(hig_open_below(root, path, O_WRONLY | O_CREAT | O_EXCL, 0))
    let number = file.number
    guard number >= 0 else { throw FileError(.write, path, code: -number) }
    var (size, problem): (Int, Int32?) = (0, nil)
    pieces { piece in
      size += piece.count
      guard problem == nil, !piece.withUnsafeBytes({ Disk.drain($0, to: number) }) else { return }
      problem = errno
    }
    if let problem { throw FileError(.write, path, code: problem) }
    guard let status = file.status, let stamp = FileStamp(status) else {
      throw FileError(.write, path, code: errno)
    }
    guard stamp.size == size else { throw FileError(.write, path, "cut short") }
    return stamp
  }

  /// Gives a file of another tree a second name at the same path here, if it is still the one with
  /// that stamp.
  public func adopt(_ path: String, from other: OpenFolderTree, _ stamp: FileStamp) -> Bool {
    guard other.stamp(path) == stamp, (try? makeFolder(Path.folder(path), for: path)) != nil,
      linkat(other.root, path, root, path, 0) == 0
    else { return false }
    // Another program was quicker than the look at it: the name is taken back.
    guard self.stamp(path) == stamp else {
      unlinkat(root, path, 0)
      return false
    }
    return true
  }
}

extension OpenFolderTree {
  /// Makes a folder, and those above it, if they are not there.
  private func makeFolder(_ folder: String, for path: String) throws(FileError) {
    guard !made.withLock({ $0.contains(folder) }) else { return }
    try makeFolder(Path.folder(folder), for: path)
    let above = Descriptor(open(Path.folder(folder), O_PATH))
    guard above.number >= 0 else { throw FileError(.write, path, code: -above.number) }
    guard mkdirat(above.number, Path.name(folder), 0o777) == 0 || errno == EEXIST else {
      throw FileError(.write, path, code: errno)
    }
    _ = made.withLock { $0.insert(folder) }
  }

  private func open(_ folder: String, _ flags: Int32) -> Int32 {
    hig_open_below(root, folder.isEmpty ? "." : folder, flags | O_DIRECTORY, 0)
  }
}

extension OpenFolderTree {
  public typealias Entry = (name: String, kind: FileKind)

  /// What is in a folder, in no order.
  public func entries(of folder: String) throws(FileError) -> [Entry] {
    let descriptor = Descriptor(open(folder, O_RDONLY | O_NONBLOCK))
    guard descriptor.number >= 0 else {
      throw FileError(.list, folder, code: -descriptor.number)
    }
    return try descriptor.entries(of: folder)
  }

  /// Removes files or links from one folder.
  public func remove(_ names: [String], in folder: String) throws(FileError) {
    try unlink(names, in: folder, flags: 0)
  }

  /// Removes an empty folder.
  public func removeFolder(_ path: String) throws(FileError) {
    try unlink([Path.name(path)], in: Path.folder(path), flags: AT_REMOVEDIR)
  }

  private func unlink(
    _ names: [String], in folder: String, flags: Int32
  ) throws(FileError) {
    let descriptor = Descriptor(open(folder, O_PATH))
    guard descriptor.number >= 0 else {
      throw FileError(.remove, folder, code: -descriptor.number)
    }
    for name in names where unlinkat(descriptor.number, name, flags) != 0 {
      throw FileError(.remove, Path.join(folder, name), code: errno)
    }
  }
}
