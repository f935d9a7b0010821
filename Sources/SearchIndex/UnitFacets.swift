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
    masks = units.map { unit in
      let kind = unit.parent == nil ? Facet.page : Facet.section
      let page = [(Facet.Kind.group, unit.group), (.edition, unit.edition)]
      let platforms = unit.platforms.map { (Facet.Kind.platform, $0.rawValue) }
      return (page + platforms).reduce(kind) { $0 | bits[Key(kind: $1.0, name: $1.1), default: 0] }
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
