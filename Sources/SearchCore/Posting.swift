/// A unit that has a word: how much the word counts there, and where it is.
public struct Posting: Sendable, Equatable {
  /// How much a word counts goes from 1 to this.
  public static let highestLevel: UInt32 = 7
  /// A text is looked at in stretches of so many words; the 17th falls together with the first.
  public static let stretch = 4
  public static let stretches = 16
  /// Of a word that more units have, only the best of them are kept.
  public static let most = 2048

  public let unit: Int
  /// How often the word is there, and in which fields, from 1 to 7 (BM25F without its rarity).
  public let level: UInt8
  public let isInHeading: Bool
  /// In a heading above.
  public let isInPath: Bool
  /// If it is in the heading: how many different words of that say something; 0 for too many, and
  /// for lists of links and of changes.
  public let headingWords: UInt8
  /// The stretches of the text that have the word, a bit each; none for a word that is everywhere.
  public let places: UInt16

  public init(
    unit: Int, level: UInt8, isInHeading: Bool, isInPath: Bool, headingWords: UInt8 = 0,
    places: UInt16
  ) {
    self.unit = unit
    self.level = level
    self.isInHeading = isInHeading
    self.isInPath = isInPath
    self.headingWords = headingWords
    self.places = places
  }
}

extension Posting {
  /// Fewer places than this are listed one by one, more as a bit each.
  public static let manyPlaces = 7

  /// Level, the two flags, and how many places follow.
  public var info: UInt8 {
    let listed = min(Self.manyPlaces, places.nonzeroBitCount)
    return level & 7 | (isInHeading ? 0x08 : 0) | (isInPath ? 0x10 : 0) | UInt8(listed) << 5
  }

  static func isInHeading(_ info: UInt8) -> Bool { info & 0x08 != 0 }

  init(unit: Int, info: UInt8, headingWords: UInt8, places: UInt16) {
    self.init(
      unit: unit, level: info & 7, isInHeading: Self.isInHeading(info),
      isInPath: info & 0x10 != 0, headingWords: headingWords, places: places)
  }
}
