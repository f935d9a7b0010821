public import Bytes
public import Model

/// Every word of a site, counted once for all who ask: the index, and who looks for similar pages.
public struct SiteWords: Sendable {
  let units: [IndexedUnit]
  let table: TermTable
  let facets: UnitFacets
  /// The page of each unit, an index into `Site.pages`.
  let pages: [Int]
  /// Of each page the texts of its units, one behind the other.
  private let texts: [StoredBytes]
  /// Where each unit’s text ends among its page’s.
  private let ends: [Int32]

  /// `store` keeps the texts until they are wanted again.
  public init(_ site: Site, storing store: ([UInt8]) -> StoredBytes = { StoredBytes($0) }) {
    var units: [IndexedUnit] = []
    var table = TermTable()
    var pages: [Int] = []
    var texts: [StoredBytes] = []
    var ends: [Int32] = []
    let count = site.pages.reduce(0) { $0 + 1 + $1.document.sections.count }
    units.reserveCapacity(count)
    pages.reserveCapacity(count)
    for (number, page) in site.pages.enumerated() {
      let start = units.count
      site.append(page, to: &units)
      var text: [UInt8] = []
      text.reserveCapacity(units[start...].reduce(0) { $0 + $1.text.utf8.count })
      for unit in start..<units.count {
        table.count(unit, of: units)
        // Counted is done with: it is as much again as the texts.
        units[unit].fields = []
        text += units[unit].text.utf8
        units[unit].text = ""
        ends.append(Int32(text.count))
        pages.append(number)
      }
      texts.append(store(text))
    }
    table.finish()
    (self.units, self.table, self.pages) = (units, table, pages)
    (self.texts, self.ends) = (texts, ends)
    facets = UnitFacets(site, units)
  }
}

extension SiteWords {
  /// What is under the heading of a unit, in parts, as in `TextPart`.
  func text(of unit: Int) -> ArraySlice<UInt8> { texts[pages[unit]][place(of: unit)] }

  func textSize(of unit: Int) -> Int { place(of: unit).count }

  /// The texts of a page’s units.
  func texts(of units: Range<Int>) -> [ArraySlice<UInt8>] {
    guard let first = units.first else { return [] }
    let all = texts[pages[first]].bytes
    return units.map { unit in
      let place = place(of: unit)
      return all.dropFirst(place.lowerBound).prefix(place.count)
    }
  }

  private func place(of unit: Int) -> Range<Int> {
    let start = units[unit].parent == nil ? 0 : Int(ends[unit - 1])
    return start..<Int(ends[unit])
  }
}
