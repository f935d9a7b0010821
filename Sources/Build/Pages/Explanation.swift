public import Files
import Ingest
import Model

/// Why a raw file is taken to be in its shape.
public struct Explanation: Sendable, Equatable {
  /// One shape, in the order in which they are tried.
  public struct Candidate: Sendable, Equatable {
    public let shape: String
    /// What the shape is to people.
    public let summary: String
    public let resembles: Bool
    /// What of the shape was seen in the file, and what was not.
    public let reason: String

    public init(shape: String, summary: String, resembles: Bool, reason: String) {
      self.shape = shape
      self.summary = summary
      self.resembles = resembles
      self.reason = reason
    }
  }

  public let file: String
  public let candidates: [Candidate]

  public init(file: String, candidates: [Candidate]) {
    self.file = file
    self.candidates = candidates
  }

  public init(of file: String, from files: FileSystem) throws(FileError) {
    let bytes = try RawFiles.bytes(of: file, from: files)
    let raw = RawPage(file: file, name: Path.name(file), bytes: bytes)
    self.init(
      file: file,
      candidates: Ingester.explain(raw).map {
        Candidate(
          shape: $0.shape, summary: $0.summary, resembles: $0.resembles, reason: $0.reason)
      })
  }

  /// The first that the file resembles; nil if it resembles none.
  public var shape: String? { candidates.first { $0.resembles }?.shape }

  /// The names that a raw file's shape may have, in the order in which they are tried.
  public static var shapes: [String] { Ingester.shapes }
}
