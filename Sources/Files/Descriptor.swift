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

extension Descriptor {
  /// What is in an open folder, in no order.
  consuming func entries(of folder: String) throws(FileError) -> [OpenFolderTree.Entry] {
    let number = taken()
    guard let stream = fdopendir(number) else {
      let code = errno
      close(number)
      throw FileError(.list, folder, code: code)
    }
    defer { closedir(stream) }
    var entries: [OpenFolderTree.Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      entries.append((name, Self.kind(entry.pointee.d_type) ?? Self.kind(of: name, in: number)))
    }
    return entries
  }

  /// As the folder has it; nil if it does not know.
  private static func kind(_ type: UInt8) -> FileKind? {
    switch Int(type) {
    case DT_REG: .file
    case DT_DIR: .folder
    case DT_LNK: .link
    case DT_UNKNOWN: nil
    default: .special
    }
  }

  private static func kind(of name: String, in folder: Int32) -> FileKind {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .special }
    return FileKind(status)
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
