import Bytes
import Files
import Model

/// The folder of what is fetched.
struct Store {
  static let journal = FetchedFolder.journal
  static let lock = ".fetch.lock"

  let root: String
  let files: FileSystem

  func path(_ below: String) -> String { Path.join(root, below) }

  /// The folder and those above it as far as they are not there, the innermost first.
  var missingFolders: [String] {
    ([root] + Path.folders(above: root)).prefix { !$0.isEmpty && files.itself($0) == nil }
  }

  /// nil if it is not there, or cannot be read.
  func read(_ below: String, _ limit: Int = FileLimit.picture) -> [UInt8]? {
    try? files.read(path(below), limit)
  }

  func write(_ below: String, _ bytes: [UInt8]) throws(FileError) {
    try files.write(path(below), bytes)
  }

  /// The bytes of a file that is as an entry says; nil if it was changed or removed since.
  func bytes(of entry: JournalEntry) -> [UInt8]? {
    guard let path = entry.path, let bytes = read(path), bytes.count == entry.size,
      SHA256.hex(bytes) == entry.digest
    else { return nil }
    return bytes
  }

  /// Removes what killed runs left of their writes, also in the folders below.
  func tidy() {
    var folders = [root]
    while let folder = folders.popLast() {
      files.tidy(folder)
      for name in (try? files.list(folder)) ?? []
      where files.itself(Path.join(folder, name)) == .folder {
        folders.append(Path.join(folder, name))
      }
    }
  }
}
