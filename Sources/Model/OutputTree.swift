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

public struct OutputFile: Sendable {
  /// Hands over bytes, one after the other; each time the same.
  public typealias Pieces = @Sendable (_ put: ([UInt8]) -> Void) -> Void

  /// About what a piece holds: enough that a call for each costs nothing.
  public static let pieceSize = 1 << 18

  /// Below the site's root, with slashes, never with `..`.
  public let path: String
  /// What it holds: all of it, or how to make it.
  public let content: Content

  public enum Content: Sendable {
    case whole([UInt8])
    case pieces(Pieces)
  }

  public init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    content = .whole(bytes)
  }

  public init(_ path: String, _ text: String) {
    self.init(path, Array(text.utf8))
  }

  /// A file that grows with the site. A large one is made piece by piece where it is written, since
  /// memory would not hold all of it.
  public init(_ path: String, isLarge: Bool, pieces: @escaping Pieces) {
    self.path = path
    content = isLarge ? .pieces(pieces) : .whole(Self.whole(pieces))
  }

  private init(_ path: String, _ content: Content) {
    self.path = path
    self.content = content
  }

  public func inFolder(_ folder: String) -> OutputFile { OutputFile("\(folder)/\(path)", content) }

  /// All of it. What is in pieces is made for each who asks.
  public var bytes: [UInt8] {
    switch content {
    case .whole(let bytes): bytes
    case .pieces(let pieces): Self.whole(pieces)
    }
  }

  public static func whole(_ pieces: Pieces) -> [UInt8] {
    var bytes: [UInt8] = []
    pieces { bytes += $0 }
    return bytes
  }
}

extension OutputFile: Equatable {
  public static func == (a: OutputFile, b: OutputFile) -> Bool {
    a.path == b.path && a.bytes == b.bytes
  }
}
