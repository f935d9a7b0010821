import CPlatform
import Glibc
import Synchronization

/// Writing on the disk: under a name of its own beside the file, then renamed. Whoever reads sees
/// the old bytes or the new ones, also when the disk is full or the process is killed.
extension Disk {
  static func write(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    // A link stays; what it leads to is written.
    let target = resolve(path) ?? path
    switch kind(target) {
    case .folder: throw FileError(.write, path, "Is a directory")
    case .special: return try pour(bytes, into: open(target, O_WRONLY | O_CLOEXEC), for: path)
    case .file where access(target, W_OK) != 0: throw FileError(.write, path, reason)
    case .file: break
    case nil: try makeFolders(above: target)
    }
    let (draft, descriptor) = openDraft(in: Path.folder(target))
    do throws(FileError) {
      try pour(bytes, into: descriptor, for: path)
      keepMode(of: target, in: draft)
      guard rename(draft, target) == 0 else { throw FileError(.write, path, reason) }
    } catch {
      if descriptor >= 0 { unlink(draft) }
      throw error
    }
  }

  private static let drafts = Atomic(0)

  /// One that a killed run of our number left is passed by.
  static func openDraft(
    in folder: String, next: () -> Int = { drafts.add(1, ordering: .relaxed).newValue }
  ) -> (path: String, descriptor: Int32) {
    while true {
      let path = Path.join(folder, Draft.name(process: getpid(), number: next()))
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if descriptor >= 0 || errno != EEXIST { return (path, descriptor) }
    }
  }

  /// Removes the drafts in a folder whose process is no more; one that stays does no harm.
  static func tidy(_ folder: String) {
    for name in (try? list(folder)) ?? [] {
      guard let process = Draft.process(of: name), kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      unlink(Path.join(folder, name))
    }
  }

  private static func pour(
    _ bytes: [UInt8], into descriptor: Int32, for path: String
  ) throws(FileError) {
    guard descriptor >= 0 else { throw FileError(.write, path, reason) }
    let written = bytes.withUnsafeBytes { drain($0, to: descriptor) }
    let problem = written ? nil : reason
    guard close(descriptor) == 0, problem == nil else {
      throw FileError(.write, path, problem ?? reason)
    }
  }

  private static func keepMode(of target: String, in draft: String) {
    var status = stat()
    if stat(target, &status) == 0 { chmod(draft, status.st_mode & 0o7777) }
  }

  private static func drain(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let put = Glibc.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return false }
      start += put
    }
    return true
  }
}
