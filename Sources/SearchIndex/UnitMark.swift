import Vocabulary

/// What the weight of a unit's words depends on besides themselves.
struct UnitMark: Equatable {
  /// How many different words its heading has that say something: 0 for a heading that is never
  /// met in full, since it has too many or is over a list of links or changes.
  let headingWords: UInt8
  /// What its words count, of `whole`.
  let share: UInt64

  static let whole: UInt64 = 8
  private static let mostWords = 63

  static func marks(of units: [IndexedUnit], _ table: TermTable) -> [UnitMark] {
    zip(units, table.headingWords).map { unit, words in
      let isList = unit.isMinor || unit.listsLinks
      return UnitMark(
        headingWords: words > mostWords || isList ? 0 : UInt8(words),
        share: unit.isMinor ? 2 : unit.listsLinks ? 7 : whole)
    }
  }
}

extension IndexedUnit {
  /// Lists of links and of changes: what they name is shown elsewhere. And the start of
  /// “Platform considerations”, which mostly says that there are none.
  private static let minor = Set(SectionNames.fixed.map(\.title))
    .subtracting(["Best practices", "Specifications", SectionNames.developerDocumentation])

  /// Such a section belongs to no query that only its page fits.
  var isMinor: Bool { parent != nil && Self.minor.contains(heading) }

  /// Symbols and their one line each.
  var listsLinks: Bool { parent != nil && heading == SectionNames.developerDocumentation }
}
