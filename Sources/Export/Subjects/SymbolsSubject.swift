import Model

extension Subject {
  static let symbols = Subject(
    "symbols", "symbol mention", "every place that names an API symbol"
  ) { site in
    let rows = site.pages.flatMap(rows)
    let sorted = rows.enumerated().sorted { a, b in
      let (one, other) = (a.element.value.symbol.name, b.element.value.symbol.name)
      return one == other ? a.offset < b.offset : one < other
    }
    return [Relation("symbols", sorted.map(\.element), columns)]
  }

  private static func rows(of page: SitePage) -> [Placed<SymbolMention>] {
    var ids = Identifiers()
    return page.document.symbols.map { mention in
      let place = Place(page, section: mention.section, node: mention.node)
      let anchor = place.anchor.isEmpty ? "" : "#" + place.anchor
      return Placed(
        id: ids.take("\(mention.symbol.name)@\(page.folder)\(anchor)"), place: place,
        value: mention)
    }
  }

  private static let columns: [Column<Placed<SymbolMention>>] =
    [.id("The symbol, the page’s folder, the section’s anchor")] + Column.places() + [
      .text("symbol", "Its name") { $0.value.symbol.name },
      .optional("framework", "Its framework, if the page names it") {
        $0.value.symbol.framework
      },
      .optional("documentation", "The address of its documentation, if the page links to it") {
        $0.value.address
      },
    ]
}
