import Files

/// The project's own files, as the tests of this target read them.
enum Repository {
  /// Three folders above this file.
  static let root = Path.folder(Path.folder(Path.folder(#filePath)))

  /// The files below a folder of the repository that have one of these endings, sorted.
  static func files(_ folder: String, _ endings: String...) throws -> [SourceFile] {
    try FileSystem.disk.walk(Path.join(root, folder))
      .filter { endings.contains(Path.ending($0)) }
      .map { try file(Path.join(folder, $0)) }
  }

  static func file(_ path: String) throws -> SourceFile {
    SourceFile(path: path, bytes: try FileSystem.disk.read(Path.join(root, path), .max))
  }

  static func folders(_ folder: String) throws -> [String] {
    try FileSystem.disk.list(Path.join(root, folder)).sorted().filter {
      FileSystem.disk.kind(Path.join(root, Path.join(folder, $0))) == .folder
    }
  }

  static func has(_ path: String) -> Bool { FileSystem.disk.kind(Path.join(root, path)) != nil }
}

/// One file with its code apart from its comments and strings.
struct SourceFile: Sendable {
  let path: String
  let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(_ text: String, path: String = "Sources/Sample/Sample.swift") {
    self.init(path: path, bytes: Array(text.utf8))
  }

  var lines: [Substring] {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// `Sources/Render/HTML/Writer.swift` belongs to `Render`.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }
}
