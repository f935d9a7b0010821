public import Files
import Ingest
public import Model

/// Why a raw file is taken to be in its shape.
public struct Explanation: Sendable, Equatable {
  public let file: String
  /// Every shape, in the order in which they are tried.
  public let candidates: [ShapeLikeness]

  public init(of file: String, from files: FileSystem) throws(FileError) {
    let bytes = try RawFiles.bytes(of: file, from: files)
    self.file = file
    candidates = Ingester.explain(RawPage(file: file, name: Path.name(file), bytes: bytes))
  }

  /// The first that the file resembles; nil if it resembles none.
  public var shape: String? { candidates.first { $0.resembles }?.shape }

  /// The names that a raw file's shape may have, in the order in which they are tried.
  public static var shapes: [String] { Ingester.shapes }
}
