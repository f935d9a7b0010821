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
      zip(values, 0...).map { (Key($0), UInt32(1) << UInt32($1)) }, uniquingKeysWith: { $1 })
    var platforms: [Platform: UInt32] = [:]
    for platform in Platform.allCases {
      platforms[platform] = bits[Key(kind: .platform, name: platform.rawValue)]
    }
    // A page's sections are in its group and of its edition.
    var page: UInt32 = 0
    for unit in units.indices {
      if units[unit].parent == nil {
        page =
          bits[Key(kind: .group, name: units[unit].group), default: 0]
          | bits[Key(kind: .edition, name: units[unit].edition), default: 0]
      }
      let kind = units[unit].parent == nil ? Facet.page : Facet.section
      masks.append(
        units[unit].platforms.reduce(page | kind) { $0 | platforms[$1, default: 0] })
    }
  }

  private struct Key: Hashable {
    let kind: Facet.Kind
    let name: String

    init(kind: Facet.Kind, name: String) { (self.kind, self.name) = (kind, name) }

    init(_ facet: Facet) {
      self.init(kind: facet.kind, name: String(decoding: facet.name, as: UTF8.self))
    }
  }

  /// Pages and sections first. Of more groups and editions than there is room for, the first.
  private static func values(of site: Site) -> [Facet] {
    var names: [(Facet.Kind, String)] = [(.kind, "Pages"), (.kind, "Sections")]
    names += Platform.allCases.map { (.platform, $0.rawValue) }
    names += site.groups.filter { !$0.members.isEmpty }.map { (.group, $0.title) }
    var editions: [String] = []
    var seen: Set<Slug> = []
    for page in site.pages where seen.insert(page.document.frontMatter.edition).inserted {
      editions.append(page.document.frontMatter.edition.text)
    }
    if editions.count > 1 { names += editions.map { (.edition, $0) } }
    return names.prefix(Facet.most).map { Facet($0, Array($1.utf8)) }
  }
}
