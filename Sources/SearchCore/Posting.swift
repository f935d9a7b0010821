/// A unit that has a word: how much the word counts there, and where it is.
public struct Posting: Sendable, Equatable {
  /// How much a word counts goes from 1 to this.
  public static let highestLevel: UInt32 = 7
  /// A text is looked at in stretches of so many words; the 17th falls together with the first.
  public static let stretch = 4
  public static let stretches = 16
  /// Of a word that more units have, only the best of them are kept.
  public static let most = 2048

  /// Fewer places than this are listed one by one, more as a bit each.
  public static let manyPlaces = 7

  public let unit: Int
  /// Level, the two flags, and how many places follow.
  public let info: UInt8
  /// If it is in the heading: how many different words of that say something; 0 for too many, and
  /// for lists of links and of changes.
  public let headingWords: UInt8
  /// The stretches of the text that have the word, a bit each; none for a word that is everywhere.
  public let places: UInt16
}

extension Posting {
  public init(
    unit: Int, level: UInt8, isInHeading: Bool, isInPath: Bool, headingWords: UInt8 = 0,
    places: UInt16
  ) {
    let listed = UInt8(min(Self.manyPlaces, places.nonzeroBitCount))
    let info = level & 7 | (isInHeading ? 0x08 : 0) | (isInPath ? 0x10 : 0) | listed << 5
    self.init(unit: unit, info: info, headingWords: headingWords, places: places)
  }

  /// How often the word is there, and in which fields, from 1 to 7 (BM25F without its rarity).
  public var level: UInt8 { info & 7 }

  public var isInHeading: Bool { Self.isInHeading(info) }

  /// In a heading above.
  public var isInPath: Bool { info & 0x10 != 0 }

  static func isInHeading(_ info: UInt8) -> Bool { info & 0x08 != 0 }
}
