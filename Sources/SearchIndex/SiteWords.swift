public import Model

/// Every word of a site, counted once for all who ask: the index, and who looks for similar pages.
public struct SiteWords: Sendable {
  let units: [IndexedUnit]
  let table: TermTable
  let facets: UnitFacets
  /// The page of each unit, an index into `Site.pages`.
  let pages: [Int]

  public init(_ site: Site) {
    units = site.units
    table = TermTable(units)
    facets = UnitFacets(site, units)
    var page = -1
    pages = units.map { unit in
      if unit.parent == nil { page += 1 }
      return page
    }
  }
}
