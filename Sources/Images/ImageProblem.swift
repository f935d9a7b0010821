/// Why a file is not published as an image.
public enum ImageProblem: Error, Sendable, Equatable {
  /// None of the types.
  case unknown
  /// An SVG or anything else in gzip.
  case compressed
  case sizeless(ImageType)
  case unsafe(SVGProblem)
}

/// What an SVG holds that an image must not, and where.
public struct SVGProblem: Error, Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    case tooLarge, tooDeep, tooManyAttributes
    case encoding, malformed(String)
    case documentType, entity(String), instruction
    /// The root is another element.
    case root(String)
    case element(String), namespace(String), handler(String), base
    /// An address outside of the file, in an attribute or a style.
    case reference(String)
    case script(String), animation(String), style(String)
  }

  public let reason: Reason
  public let line: Int
  public let column: Int

  init(_ reason: Reason, at place: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(place)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.reason = reason
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    // Characters begin with a byte that does not continue one.
    column = 1 + before[start...].count { $0 & 0xC0 != 0x80 }
  }
}
