/// What every search needs to know of a unit, in a byte.
public struct UnitMark: Sendable, Equatable {
  public static let mostHeadingWords = 0x3F

  public let byte: UInt8

  public init(_ byte: UInt8) { self.byte = byte }

  /// A heading with more words than can be counted is never met in full.
  public init(headingWords: Int, isMinor: Bool, isPage: Bool) {
    let words = headingWords > Self.mostHeadingWords ? 0 : UInt8(headingWords)
    byte = words | (isMinor ? 0x40 : 0) | (isPage ? 0x80 : 0)
  }

  /// How many different words its heading has that say something; 0 if there are too many.
  public var headingWords: UInt32 { UInt32(byte & 0x3F) }
  /// Lists of links and of changes: what they name is told elsewhere.
  public var isMinor: Bool { byte & 0x40 != 0 }
  public var isPage: Bool { byte & 0x80 != 0 }
}
