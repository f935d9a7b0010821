public import Model

/// Every word of a site, counted once for all who ask: the index, and who looks for similar pages.
public struct SiteWords: Sendable {
  let units: [IndexedUnit]
  let table: TermTable
  let facets: UnitFacets
  /// The page of each unit, an index into `Site.pages`.
  let pages: [Int]

  public init(_ site: Site) {
    var units: [IndexedUnit] = []
    var table = TermTable()
    var pages: [Int] = []
    for (number, page) in site.pages.enumerated() {
      let start = units.count
      site.append(page, to: &units)
      for unit in start..<units.count {
        table.count(unit, of: units)
        // Counted is done with: it is as much again as the texts.
        units[unit].fields = []
        // One that grew part by part has room for more.
        units[unit].text = String(decoding: units[unit].text.utf8, as: UTF8.self)
        pages.append(number)
      }
    }
    table.finish()
    (self.units, self.table, self.pages) = (units, table, pages)
    facets = UnitFacets(site, units)
  }
}
