import Checks
import Diagnostics
import Files
import YAML

/// The entries of a file of settings with their places. What is wrong with the file is reported by
/// who reads it for its sake.
enum PlacedEntries {
  /// - Parameter key: The key that the entries are below; nil for those of the whole file.
  static func read(
    _ file: String, below key: String? = nil, from files: FileSystem
  ) -> [CheckedSite.Entry] {
    guard let bytes = try? files.read(file, FileLimit.settings),
      let root = try? YAMLReader.read(bytes)
    else { return [] }
    let entries = (key.map { root[$0] } ?? root)?.mapping ?? []
    return entries.map { entry in
      CheckedSite.Entry(
        entry.key, target: entry.value.scalar ?? "",
        at: SourceLocation(file: file, line: entry.line, column: entry.column))
    }
  }
}
