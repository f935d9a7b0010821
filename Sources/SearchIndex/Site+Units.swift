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
    units.append(unit(heading: title, anchor: "", parent: nil, text: lead))
    /// The number of the unit that each section of the page became.
    var numbers: [Int] = []
    for section in document.sections {
      guard !section.anchor.isEmpty else {
        numbers.append(own)
        continue
      }
      let parent = section.parent.map { numbers[$0] } ?? own
      numbers.append(units.count)
      units.append(
        unit(
          heading: section.title, anchor: section.anchor, parent: parent,
          text: document.ownText(of: section)))
    }
  }

  /// The text that belongs to the page and to no section with an anchor.
  private var lead: String {
    let front = document.sections.first?.nodes.lowerBound ?? document.nodes.count
    var parts = [document.plainText(of: 0..<front)]
    for section in document.sections where section.anchor.isEmpty {
      parts.append(document.ownText(of: section))
    }
    let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
    let abstract = document.frontMatter.abstract
    if abstract.isEmpty || text.hasPrefix(abstract) { return text }
    return text.isEmpty ? abstract : abstract + " " + text
  }

  private func unit(
    heading: String, anchor: String, parent: Int?, text: String
  ) -> IndexedUnit {
    IndexedUnit(
      slug: document.frontMatter.slug, edition: document.frontMatter.edition, folder: folder,
      title: title, heading: heading, anchor: anchor, parent: parent, text: text)
  }
}
