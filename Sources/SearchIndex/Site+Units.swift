import Model
import Vocabulary

extension Site {
  /// A page, followed by its sections: the order in which the index numbers them.
  func append(_ page: SitePage, to units: inout [IndexedUnit]) {
    UnitCollector(page, group: group(of: page)?.title ?? "").append(to: &units)
  }
}

/// Makes the units of a page.
private struct UnitCollector {
  private let page: SitePage
  private let document: Document
  private let group: String
  private let texts: PartTexts
  private let colors: [Int: String]
  private let platforms: [Platform]

  init(_ page: SitePage, group: String) {
    self.page = page
    self.group = group
    document = page.document
    texts = PartTexts(document)
    colors = document.cellColors
    let unsupported = document.frontMatter.unsupported
    let named = document.frontMatter.platforms
    let own = EditionName.platform(of: document.frontMatter.edition).map { [$0] }
    platforms = (named.isEmpty ? own ?? Platform.allCases : named)
      .filter { !unsupported.contains($0) }
  }

  func append(to units: inout [IndexedUnit]) {
    let own = units.count
    units.append(lead)
    /// The number of the unit that each section of the page became.
    var numbers: [Int] = []
    for (number, section) in document.sections.enumerated() {
      guard !section.anchor.isEmpty else {
        numbers.append(own)
        continue
      }
      let parent = section.parent.map { numbers[$0] } ?? own
      numbers.append(units.count)
      var unit = unit(heading: section.title, anchor: section.anchor, parent: parent)
      let named = document.platforms(at: number)
      if !named.isEmpty { unit.platforms = named }
      let nodes = document.ownNodes(of: section)
      (unit.text, unit.hasRows) = texts.text(of: nodes)
      unit.fields = document.fields(of: nodes, colors: colors)
      units.append(unit)
    }
  }

  /// The page itself: what belongs to no section with an anchor. An abstract that the text begins
  /// with counts once.
  private var lead: IndexedUnit {
    let front = document.sections.first?.nodes.lowerBound ?? document.nodes.count
    let own = document.sections.filter(\.anchor.isEmpty).map(document.ownNodes)
    let emblem = document.emblem
    let ranges = ([0..<front] + own).flatMap { around(emblem, in: $0) }
    var unit = unit(heading: page.title, anchor: "", parent: nil)
    let parts = ranges.map(texts.text)
    unit.text = parts.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
    unit.hasRows = parts.contains(where: \.hasRows)
    unit.fields = ranges.flatMap { document.fields(of: $0, colors: colors) }
    let abstract = document.frontMatter.abstract
    guard !abstract.isEmpty, !unit.text.hasPrefix(abstract) else { return unit }
    unit.text = unit.text.isEmpty ? abstract : abstract + " " + unit.text
    unit.fields.insert(FieldText(field: .body, text: abstract), at: 0)
    return unit
  }

  /// What the stylized picture of a page shows says nothing of its subject.
  private func around(_ emblem: Emblem?, in range: Range<Int>) -> [Range<Int>] {
    guard let start = emblem?.paragraph, range.contains(start) else { return [range] }
    return [range.lowerBound..<start, document.nodes[start].end..<range.upperBound]
      .filter { !$0.isEmpty }
  }

  private func unit(heading: String, anchor: String, parent: Int?) -> IndexedUnit {
    IndexedUnit(
      slug: document.frontMatter.slug.text, edition: document.frontMatter.edition.text,
      folder: page.folder, title: page.title, heading: heading, anchor: anchor, group: group,
      platforms: platforms, parent: parent)
  }
}
