import SearchCore

extension UnitMark {
  /// Lists of links and of changes, and what stands under them.
  private static let minor: Set = [
    "Resources", "Related", "Developer documentation", "Videos", "Change log",
  ]

  static func marks(of units: [IndexedUnit], _ table: TermTable) -> [UnitMark] {
    var isMinor: [Bool] = []
    for unit in units {
      let isUnderMinor = unit.parent.map { isMinor[$0] } ?? false
      isMinor.append(unit.parent != nil && (isUnderMinor || minor.contains(unit.heading)))
    }
    return units.indices.map { place in
      UnitMark(
        headingWords: table.headingWords[place], isMinor: isMinor[place],
        isPage: units[place].parent == nil)
    }
  }
}
