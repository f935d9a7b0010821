/// The numbers of the ranking, each with its reason. They were settled on queries whose answers are
/// known (`docs/search.md`). Shares are 256ths where nothing else is said: whole numbers, so that
/// every machine ranks alike.
enum Weights {
  static let whole: UInt32 = 256

  /// How much its words are worth to a unit that covers next to nothing of the query.
  static let uncovered: UInt32 = 77
  static let covered = whole - uncovered
  /// What it covers counts by a curve between straight and square: the first word that is missing
  /// costs more than the next.
  static let straight: UInt32 = 102
  static let square = whole - straight

  /// What two neighboring words of the query add, in 16ths of the rarer one's rarity: in the same
  /// stretch of the text, in the next one, and in the one before, where their order is reversed.
  static let together: UInt32 = 45
  static let next: UInt32 = 15
  static let turned: UInt32 = 8
  static let nearness: UInt32 = 16

  /// The rarity of words in more than a twelfth of all units: their places are not in the index.
  static let everywhere: UInt32 = 918

  /// The rarity of words that say little: more than about one unit in 32 has them.
  static let everyday: UInt32 = 1280

  /// A unit about a platform that the query names, in its own heading or in one above.
  static let platformInHeading: UInt32 = 333
  static let platformAbove: UInt32 = 307

  /// What a section about a platform has of its page's own heading: nearly enough to go before the
  /// page, whose introduction is about all platforms.
  static func ofPlatform(_ heading: UInt32) -> UInt32 { heading * 5 / 8 }

  /// What a section has of its page: a quarter of the best section and three tenths of the second.
  static func shared(best: UInt32, second: UInt32) -> UInt32 { (best + second * 3 / 10) / 4 }

  /// A section of an older edition that was not asked for.
  static func older(_ score: UInt32) -> UInt32 { score * 5 / 8 }

  /// A unit that lacks a phrase in quotation marks stays, far below those that have it.
  static func broken(_ score: UInt32) -> UInt32 { score / 8 }

  /// Units with less than this part of the rarity that some unit has are no hits.
  static let least: UInt32 = 4

  /// Titles count a third of the highest level, headings of sections a quarter of what a page's
  /// own heading counts.
  static let title: UInt32 = 3
  static let sectionHeading: UInt32 = 4
}
