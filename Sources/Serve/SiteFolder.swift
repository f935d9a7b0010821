import Glibc

/// The site as it is during one request. A publish in the meantime exchanges the folder; an
/// answer is made of one of the two, never of both.
struct SiteFolder {
  enum Failure: Error {
    /// Nothing there, or nothing that may be served.
    case absent
    /// We are out of descriptors or memory.
    case busy
  }

  private let root: OpenFolder

  init(_ root: OpenFolder) { self.root = root }

  /// A file or folder of the site, by its path.
  func open(_ path: String) throws(Failure) -> OpenFile {
    let (file, code) = root.open(beneath: path)
    guard let file else { throw Self.isOurFault(-code) ? .busy : .absent }
    guard file.isFile || file.isFolder else { throw .absent }
    return file
  }

  func openFile(_ path: String) throws(Failure) -> OpenFile {
    let file = try open(path)
    guard file.isFile else { throw .absent }
    return file
  }

  /// What a file at the top of the site is now, without opening it.
  func identity(of name: String) -> OpenFile.Identity? { root.identity(of: name) }

  /// Whether the system contains paths below a folder: Linux does since 5.6.
  var isContained: Bool { root.open(beneath: ".").file != nil }

  private static func isOurFault(_ code: Int32) -> Bool {
    [EMFILE, ENFILE, ENOMEM, EAGAIN, EINTR, EIO].contains(code)
  }
}
