import Model

extension Site {
  /// Every page, each followed by its sections: the order in which the index numbers them.
  var units: [IndexedUnit] {
    var units: [IndexedUnit] = []
    for page in pages { page.appendUnits(to: &units) }
    return units
  }
}

extension SitePage {
  fileprivate func appendUnits(to units: inout [IndexedUnit]) {
    let own = units.count
    let lead = lead
    units.append(
      unit(heading: title, anchor: "", parent: nil, text: lead.text, fields: lead.fields))
    /// The number of the unit that each section of the page became.
    var numbers: [Int] = []
    for section in document.sections {
      guard !section.anchor.isEmpty else {
        numbers.append(own)
        continue
      }
      let parent = section.parent.map { numbers[$0] } ?? own
      numbers.append(units.count)
      let nodes = document.ownNodes(of: section)
      units.append(
        unit(
          heading: section.title, anchor: section.anchor, parent: parent,
          text: document.plainText(of: nodes), fields: document.fields(of: nodes)))
    }
  }

  /// What belongs to the page and to no section with an anchor: to be shown, and to be counted.
  /// An abstract that the text begins with counts once.
  private var lead: (text: String, fields: [FieldText]) {
    let front = document.sections.first?.nodes.lowerBound ?? document.nodes.count
    let own = document.sections.filter(\.anchor.isEmpty).map(document.ownNodes)
    let ranges = [0..<front] + own
    let text = ranges.map(document.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    let fields = ranges.flatMap(document.fields)
    let abstract = document.frontMatter.abstract
    if abstract.isEmpty || text.hasPrefix(abstract) { return (text, fields) }
    return (
      text.isEmpty ? abstract : abstract + " " + text,
      [FieldText(field: .body, text: abstract)] + fields
    )
  }

  private func unit(
    heading: String, anchor: String, parent: Int?, text: String, fields: [FieldText]
  ) -> IndexedUnit {
    IndexedUnit(
      slug: document.frontMatter.slug, edition: document.frontMatter.edition, folder: folder,
      title: title, heading: heading, anchor: anchor, parent: parent, text: text, fields: fields)
  }
}
