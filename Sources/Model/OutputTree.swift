import Bytes

/// The files of a site, by path: everything that will be published, and nothing else.
public struct OutputTree: Sendable, Equatable {
  /// Sorted by path, each path once.
  public let files: [OutputFile]

  public init(_ files: [OutputFile]) {
    var byPath: [String: OutputFile] = [:]
    for file in files { byPath[file.path] = file }
    self.files = byPath.values.sorted { $0.path < $1.path }
  }

  public subscript(path: String) -> OutputFile? {
    let place = files.indices.partition { files[$0].path >= path }
    return place < files.count && files[place].path == path ? files[place] : nil
  }
}

public struct OutputFile: Sendable, Equatable {
  /// Below the site's root, with slashes, never with `..`.
  public let path: String
  public let bytes: [UInt8]

  public init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(_ path: String, _ text: String) {
    self.init(path, Array(text.utf8))
  }
}
