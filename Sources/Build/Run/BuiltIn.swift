import CBuiltIn
import Files

/// The files that a released program carries, by the paths that they have in a checkout.
enum BuiltIn {
  /// nil in a program that was built without them.
  static let files: FileSystem? = {
    let bytes = UnsafeBufferPointer(start: hig_built_in_start(), count: hig_built_in_size())
    return bytes.isEmpty ? nil : files(of: Array(bytes))
  }()

  /// Each path from the root on.
  static func files(of archive: [UInt8]) -> FileSystem? {
    TapeArchive.files(archive).map { files in
      .memory(Dictionary(files.map { ("/" + $0, $1) }) { _, last in last })
    }
  }
}
