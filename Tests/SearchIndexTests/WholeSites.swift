import Model

@testable import SearchIndex

extension Site {
  /// The units of all pages.
  var units: [IndexedUnit] {
    var units: [IndexedUnit] = []
    for page in pages { append(page, to: &units) }
    return units
  }
}

extension TermTable {
  /// All words of some units.
  init(_ units: [IndexedUnit]) {
    self.init()
    for number in units.indices { count(number, of: units) }
    finish()
  }
}
