/// What the weight of a unit's words depends on besides themselves.
struct UnitMark: Equatable {
  /// How many different words its heading has that say something: 0 for a heading that is never
  /// met in full, since it has too many or stands over a list of links or changes.
  let headingWords: UInt8
  /// Lists of links and of changes, and what stands under them: what they name is told elsewhere.
  let isMinor: Bool

  private static let minor: Set = [
    "Resources", "Related", "Developer documentation", "Videos", "Change log",
  ]
  private static let mostWords = 63

  static func marks(of units: [IndexedUnit], _ table: TermTable) -> [UnitMark] {
    var marks: [UnitMark] = []
    for (number, unit) in units.enumerated() {
      let isUnderMinor = unit.parent.map { marks[$0].isMinor } ?? false
      let isMinor = unit.parent != nil && (isUnderMinor || minor.contains(unit.heading))
      let words = table.headingWords[number]
      marks.append(
        UnitMark(
          headingWords: words > mostWords || isMinor ? 0 : UInt8(words), isMinor: isMinor))
    }
    return marks
  }
}
