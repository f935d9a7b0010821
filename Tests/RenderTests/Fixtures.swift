import Files
import Glibc
import TestSupport

/// Folders of fixtures beside the tests: `input.*` and what is expected of it.
enum Fixtures {
  static let folder = Path.join(Path.folder(#filePath), "Fixtures")

  /// `RECORD=1` writes what came out as what is expected, and fails the test.
  static var recording: Bool { getenv("RECORD").map { String(cString: $0) == "1" } ?? false }

  static func names() throws -> [String] { try FileSystem.disk.list(folder).sorted() }

  static func read(_ name: String, _ file: String) throws -> [UInt8] {
    try FileSystem.disk.read(Path.join(Path.join(folder, name), file))
  }

  static func write(_ name: String, _ file: String, _ bytes: [UInt8]) throws {
    try FileSystem.disk.write(Path.join(Path.join(folder, name), file), bytes)
  }
}
