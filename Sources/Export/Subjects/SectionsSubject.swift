import Model

extension Subject {
  static let sections = Subject(
    "sections", "section", "the text, section by section", isInSite: false
  ) { site in
    let rows = site.pages.flatMap(rows)
    return Relations(
      Relation("sections", rows, columns, search: .init(heading: "section", text: "text")))
  }

  /// A section, or what is above the first heading.
  private struct Passage: Sendable {
    let level: Int
    let parent: String?
    let text: String
  }

  private static func rows(of page: SitePage) -> [Placed<Passage>] {
    let document = page.document
    let front = document.plainText(
      of: 0..<(document.sections.first?.nodes.lowerBound ?? document.nodes.count))
    let placed = PlacedPage(page)
    var ids = Identifiers()
    var rows: [Placed<Passage>] = []
    if !front.isEmpty || document.sections.first?.anchor != "" {
      rows.append(
        Placed(
          id: ids.take(page.folder), place: Place(on: placed, section: nil, node: nil),
          value: Passage(level: 1, parent: nil, text: front)))
    }
    var names: [String] = []
    for (index, section) in document.sections.enumerated() {
      names.append(ids.take(page.folder + Place.fragment(section.anchor)))
      let parent = section.parent.map { names[$0] }
      rows.append(
        Placed(
          id: names[index],
          place: Place(on: placed, section: index, node: section.nodes.lowerBound),
          value: Passage(
            level: section.level, parent: parent, text: document.ownText(of: section))))
    }
    return rows
  }

  private static let columns: [Column<Placed<Passage>>] =
    [.id("The page’s folder and the section’s anchor")] + Column.places() + [
      .integer("level", "1 for a page’s title") { $0.value.level },
      .optional("parent", "The id of the section around it") { $0.value.parent },
      .text("text", "The text under the heading, up to the next one") { $0.value.text },
    ]
}
