/// Why bytes could not be packed or unpacked.
public enum CompressionError: Error, Equatable, Sendable {
  /// The stream breaks off, or is no such stream at all.
  case damaged
  /// What it unpacks to is larger than the caller allows: a bomb, or the wrong file.
  case larger(than: Int)
  /// The library had no memory left.
  case noMemory
  /// More than an archive can hold.
  case tooMuch

  public var text: String {
    switch self {
    case .damaged: "the compressed data is damaged"
    case .larger(let limit): "unpacks to more than \(limit) bytes"
    case .tooMuch: "too large for a ZIP archive"
    case .noMemory: "out of memory while compressing"
    }
  }
}
