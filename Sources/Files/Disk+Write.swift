import Glibc
import Synchronization

/// Writing on the disk: under a name of its own beside the file, then renamed. A reader sees
/// the old bytes or the new ones, also when the disk is full or the process is killed.
extension Disk {
  func write(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let entry = try entry(path, making: true, for: .write)
    let old = entry.status
    switch old.map({ FileKind($0) }) {
    case .link: throw FileError(.write, link: path)
    case .folder: throw FileError(.write, path, is: .folder)
    case .special: throw FileError(.write, path, is: .special)
    case .file where faccessat(entry.folder.number, entry.name, W_OK, 0) != 0:
      throw FileError(.write, path, code: errno)
    case .file, nil: break
    }
    let draft = Self.openDraft(in: entry.folder.number)
    guard draft.number >= 0 else {
      throw FileError(.write, path, code: -draft.number, at: Path.folder(path))
    }
    if let old { fchmod(draft.number, old.st_mode & 0o7777) }
    let isWhole =
      Self.pour(bytes, into: draft.number)
      && renameat(entry.folder.number, draft.name, entry.folder.number, entry.name) == 0
    guard !isWhole else { return }
    let code = errno
    unlinkat(entry.folder.number, draft.name, 0)
    throw FileError(.write, path, code: code)
  }

  /// What a killed run adds may be cut short; all before it stays.
  func append(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let entry = try entry(path, making: true, for: .write)
    if let kind = entry.kind, kind != .file { throw FileError(.write, path, is: kind) }
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let number = openat(entry.folder.number, entry.name, flags, 0o666)
    guard number >= 0, Self.pour(bytes, into: number) else {
      throw FileError(.write, path, code: errno)
    }
  }

  func touch(_ path: String) throws(FileError) {
    let entry = try entry(path, for: .write)
    guard entry.kind == .file,
      utimensat(entry.folder.number, entry.name, nil, AT_SYMLINK_NOFOLLOW) == 0
    else { throw FileError(.write, path, code: errno) }
  }

  private static let drafts = Atomic(0)

  /// One that a killed run of our number left is passed by. Its number is a negative errno value if
  /// it won't open.
  static func openDraft(
    in folder: Int32, next: () -> Int = { drafts.add(1, ordering: .relaxed).newValue }
  ) -> (name: String, number: Int32) {
    while true {
      let name = FileDraft.name(process: getpid(), number: next())
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      let descriptor = openat(folder, name, flags, 0o666)
      if descriptor >= 0 || errno != EEXIST { return (name, descriptor < 0 ? -errno : descriptor) }
    }
  }

  /// Removes the drafts in a folder whose process is no more; one that stays does no harm.
  func tidy(_ folder: String) {
    for name in (try? list(folder)) ?? [] {
      let path = Path.join(folder, name)
      guard let process = FileDraft.process(of: name), kill(process, 0) != 0, errno == ESRCH,
        itself(path) == .file
      else { continue }
      try? remove(path)
    }
  }

  /// Writes all and closes; false if either fails.
  private static func pour(_ bytes: [UInt8], into descriptor: Int32) -> Bool {
    guard bytes.withUnsafeBytes({ drain($0, to: descriptor) }) else {
      let code = errno
      close(descriptor)
      errno = code
      return false
    }
    return close(descriptor) == 0
  }

  /// Writes all of them where writing stopped, or at a place.
  static func drain(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at place: Int? = nil
  ) -> Bool {
    var start = 0
    while start < bytes.count {
      let (rest, count) = (bytes.baseAddress.map { $0 + start }, bytes.count - start)
      let put =
        place.map { pwrite(descriptor, rest, count, $0 + start) }
        ?? Glibc.write(descriptor, rest, count)
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return false }
      start += put
    }
    return true
  }
}
