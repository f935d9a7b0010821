import Model
import SearchCore
import Vocabulary

/// The properties by which each unit of a site can be filtered.
struct UnitFacets: Equatable {
  private(set) var values: [Facet] = []
  /// Of each unit, a bit for each of the values.
  private(set) var masks: [UInt32] = []

  init(_ site: Site, _ units: [IndexedUnit]) {
    values = Self.values(of: site)
    let bits = Dictionary(
      zip(values, 0...).map { ($0, UInt32(1) << UInt32($1)) }, uniquingKeysWith: { $1 })
    func bit(_ kind: Facet.Kind, _ name: String) -> UInt32 {
      bits[Facet(kind, Array(name.utf8)), default: 0]
    }
    let platforms = Dictionary(
      uniqueKeysWithValues: Platform.allCases.map { ($0, bit(.platform, $0.rawValue)) })
    // A page's sections are in its group and of its edition.
    var page: UInt32 = 0
    for unit in units.indices {
      if units[unit].parent == nil {
        page = bit(.group, units[unit].group) | bit(.edition, units[unit].edition)
      }
      let kind = units[unit].parent == nil ? Facet.page : Facet.section
      masks.append(
        units[unit].platforms.reduce(page | kind) { $0 | platforms[$1, default: 0] })
    }
  }

  /// Pages and sections first. Of more groups and editions than there is room for, the first.
  private static func values(of site: Site) -> [Facet] {
    var names: [(Facet.Kind, String)] = [(.kind, "Pages"), (.kind, "Sections")]
    names += Platform.allCases.map { (.platform, $0.rawValue) }
    names += site.groups.filter { !$0.members.isEmpty }.map { (.group, $0.title) }
    let editions = site.pages.lazy.map(\.document.frontMatter.edition).once
    if editions.count > 1 { names += editions.map { (.edition, $0.text) } }
    return names.prefix(Facet.most).map { Facet($0, Array($1.utf8)) }
  }
}
