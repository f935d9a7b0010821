extension SearchEngine {
  /// The first units of pages that a query names in full by their titles, and the units whose
  /// headings it names. Who types “activity rings” asks for that page, and for no row of another
  /// that has both words. Who asks for a size does not ask for a heading of that name, nor for what
  /// a filter hides.
  func namedPages(_ wanted: Wanted, of query: Query, _ filter: FacetFilter) -> [Int] {
    // Of each unit the words of the query that its heading has, and above these how many it has.
    var marks: [UInt32] = Array(repeating: 0, count: manifest.unitCount)
    var all: UInt32 = 0
    for place in 0..<min(query.words.count, wanted.words.count, Self.markBits) {
      let bit: UInt32 = 1 << UInt32(place)
      // A platform is said beside what is asked for.
      if !isPlatform(wanted.words[place]) { all |= bit }
      for form in wanted.words[place].forms {
        guard form.kind == .own, let shard = terms[form.term.file] else { continue }
        for posting in shard.value.postings(form.term.place) {
          let words = UInt32(shard.value.headings[posting])
          if words > 0 { marks[shard.value.units[posting]] |= bit | words << Self.countShift }
        }
      }
    }
    let measures = query.measures
    var pages: [Int] = []
    var (start, title): (Int, UInt32) = (0, 0)
    for unit in marks.indices where all != 0 {
      let words = marks[unit] & (1 << Self.countShift - 1)
      let isWhole = words.nonzeroBitCount >= marks[unit] >> Self.countShift
      let heading = isWhole ? words : 0
      if manifest.isPage(unit) { (start, title) = (unit, heading) }
      let isName = unit == start || title != 0 || !measures && heading.nonzeroBitCount > 1
      if isName, heading != 0, all & ~(heading | title) == 0, pages.last ?? -1 < start,
        filter.passes(manifest.masks[start])
      {
        // A heading asks for the rows below it.
        pages.append(all & ~title == 0 || all.nonzeroBitCount < query.words.count ? start : unit)
      }
    }
    return pages
  }

  private static let markBits = 24
  private static let countShift: UInt32 = 24
}
