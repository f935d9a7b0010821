import CPlatform
import Glibc

/// Names in open folders: what is written, moved or removed is reached through no link.
extension Disk {
  /// The name that a path ends in, in its folder, which is made if it is wanted and not there.
  func entry(
    _ path: String, making: Bool = false, for operation: FileError.Operation
  ) throws(FileError) -> FolderEntry {
    let name = Path.name(path)
    guard !path.utf8.contains(0), !name.isEmpty, name != ".", name != ".." else {
      throw FileError(operation, path, code: EINVAL)
    }
    let folder = folder(of: path, making: making)
    guard folder.number < 0 else { return FolderEntry(folder: folder, name: name) }
    switch folder.number {
    case -EXDEV: throw FileError(operation, leaving: path)
    case -ELOOP: throw FileError(operation, link: path)
    case let code:
      throw FileError(operation, path, code: -code, at: existing(above: path))
    }
  }

  /// The last part of the way to a path that is there: what is in the way is this.
  private func existing(above path: String) -> String {
    var place = Path.folder(Path.withoutSlash(path))
    while !place.isEmpty, place != "/", itself(place) == nil { place = Path.folder(place) }
    return place
  }

  private static let folderFlags = O_PATH | O_DIRECTORY | O_CLOEXEC

  /// A folder with all that is below it; nil if it is not there, or reached through a link.
  func tree(_ path: String, making: Bool) -> OpenFolderTree? {
    // The folder of any name that is in it.
    let inside = Path.join(path, "name")
    let folder = folder(of: inside, making: making)
    return folder.number < 0 ? nil : OpenFolderTree(folder)
  }

  private func folder(of path: String, making: Bool) -> Descriptor {
    let above = Path.folder(Path.withoutSlash(path))
    guard let bounds else {
      return Self.folder(Self.start(of: above), above, making: making, links: true)
    }
    // From what a person named on, there are no links.
    let named = bounds.places(of: path).first { $0.ground.base == nil && !$0.rest.isEmpty }
    guard let named else { return Descriptor(-EXDEV) }
    let (ground, rest) = (named.ground.path, Path.folder(named.rest))
    let found = Self.folder(ground, rest, making: making, links: false)
    guard making, found.number == -ENOENT else { return found }
    if itself(ground) == nil {
      let made = Self.folder(Self.start(of: ground), ground, making: true, links: true)
      guard made.number >= 0 else { return made }
    }
    // Another thread may have made it meanwhile.
    return Self.folder(ground, rest, making: true, links: false)
  }

  private static func start(of path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? "/" : "."
  }

  private static func folder(
    _ root: String, _ rest: String, making: Bool, links: Bool
  ) -> Descriptor {
    let start = Descriptor(Glibc.open(root.isEmpty ? "." : root, folderFlags))
    guard start.number >= 0 else { return Descriptor(-errno) }
    let parts = rest.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard !parts.isEmpty else { return start }
    let whole = parts.joined(separator: "/")
    let found = step(start, whole, links: links)
    guard making, found.number == -ENOENT else { return found }
    var here = start
    for part in parts {
      var next = step(here, part, links: links)
      if next.number == -ENOENT {
        guard mkdirat(here.number, part, 0o777) == 0 || errno == EEXIST else {
          return Descriptor(-errno)
        }
        next = step(here, part, links: links)
      }
      guard next.number >= 0 else { return next }
      here = next
    }
    return here
  }

  private static func step(
    _ folder: borrowing Descriptor, _ path: String, links: Bool
  ) -> Descriptor {
    guard links else { return Descriptor(hig_open_below(folder.number, path, folderFlags, 0)) }
    let number = openat(folder.number, path, folderFlags)
    return Descriptor(number < 0 ? -errno : number)
  }
}

extension Disk {
  func remove(_ path: String) throws(FileError) {
    let entry = try entry(path, for: .remove)
    let flag = entry.kind == .folder ? AT_REMOVEDIR : 0
    guard unlinkat(entry.folder.number, entry.name, flag) == 0 else {
      throw FileError(.remove, path, code: errno, at: Path.folder(path))
    }
  }

  func move(_ path: String, _ to: String) throws(FileError) {
    let from = try entry(path, for: .move)
    let goal = try entry(to, for: .move)
    guard renameat(from.folder.number, from.name, goal.folder.number, goal.name) == 0 else {
      throw FileError(.move, path, code: errno, at: Path.folder(path))
    }
  }

  func exchange(_ a: String, _ b: String) throws(FileError) -> Bool {
    let first = try entry(a, for: .exchange)
    let second = try entry(b, for: .exchange)
    switch hig_exchange(first.folder.number, first.name, second.folder.number, second.name) {
    case 0: return true
    case EINVAL, ENOSYS, EOPNOTSUPP: return false
    case let code: throw FileError(.exchange, b, code: code, at: Path.folder(b))
    }
  }

  func isSame(_ path: String, _ other: String) -> Bool {
    guard let first = try? entry(path, for: .read), let second = try? entry(other, for: .read),
      let a = first.status, let b = second.status, FileKind(a) == FileKind(b)
    else { return false }
    if a.st_dev == b.st_dev, a.st_ino == b.st_ino { return true }
    switch FileKind(a) {
    case .link: return Self.target(of: first) == Self.target(of: second)
    case .file where a.st_size == b.st_size:
      let bytes = try? read(path, FileLimit.siteFile)
      return bytes != nil && bytes == (try? read(other, FileLimit.siteFile))
    case .file, .folder, .special: return false
    }
  }

  private static func target(of link: borrowing FolderEntry) -> [CChar]? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlinkat(link.folder.number, link.name, &target, Int(PATH_MAX))
    return count < 0 ? nil : target
  }

  /// Where the file system knows no second names, a copy.
  func carry(_ path: String, _ to: String) throws(FileError) {
    let from = try entry(path, for: .read)
    let goal = try entry(to, making: true, for: .write)
    if linkat(from.folder.number, from.name, goal.folder.number, goal.name, 0) == 0 { return }
    guard let status = from.status else { throw FileError(.read, path, code: errno) }
    switch FileKind(status) {
    case .file:
      try write(to, try read(path, Int(status.st_size)))
      guard fchmodat(goal.folder.number, goal.name, status.st_mode & 0o7777, 0) == 0 else {
        throw FileError(.write, to, code: errno)
      }
    case .link:
      guard let target = Self.target(of: from),
        symlinkat(target, goal.folder.number, goal.name) == 0
      else { throw FileError(.write, to, code: errno) }
    case .folder, .special: throw FileError(.write, to, is: FileKind(status))
    }
    var times = [status.st_atim, status.st_mtim]
    utimensat(goal.folder.number, goal.name, &times, AT_SYMLINK_NOFOLLOW)
  }

  func keepMode(of other: String, in folder: String) throws(FileError) {
    guard let status = open(other, O_PATH).status else { return }
    let entry = try entry(folder, for: .write)
    guard entry.kind == .folder,
      fchmodat(entry.folder.number, entry.name, status.st_mode & 0o7777, 0) == 0
    else { throw FileError(.write, folder, code: errno) }
  }

  /// One call for the whole file system. It waits for what others wrote too, and is still the
  /// cheaper one, also on a busy disk: for 10,000 files half a second, where `fsync` for each of
  /// them takes 8 to 52, and 4 to 41 if their writing was started first.
  func flush(_ path: String) throws(FileError) {
    let descriptor = try opened(path, O_RDONLY | O_NONBLOCK, for: .flush)
    let code = hig_sync(descriptor.number)
    guard code == 0 else { throw FileError(.flush, path, code: code) }
  }
}
