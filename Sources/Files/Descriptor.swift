import Glibc

/// An open file or folder, closed with the value that stands for it.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Takes over what a call of the system gave.
  init(_ number: Int32) { self.number = number }

  deinit { if number >= 0 { close(number) } }

  /// Its number, for anyone who closes it from now on.
  consuming func taken() -> Int32 {
    let taken = number
    discard self
    return taken
  }

  /// What it is; nil if the system won't say.
  var status: stat? {
    guard number >= 0 else { return nil }
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }
}

/// A name in an open folder: what is written, moved and removed.
struct FolderEntry: ~Copyable {
  let folder: Descriptor
  let name: String

  /// What is there, a link as a link; nil for nothing.
  var status: stat? {
    var status = stat()
    return fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  var kind: FileKind? { status.map { FileKind($0) } }
}

extension FileKind {
  init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
  }
}
