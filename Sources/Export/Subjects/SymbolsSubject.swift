import Model

extension Subject {
  static let symbols = Subject(
    "symbols", "symbol mention", "every place that names an API symbol"
  ) { site in
    let rows = site.pages.flatMap(rows)
    let names = rows.map(\.value.symbol.name)
    let order = rows.indices.sorted { one, other in
      names[one] == names[other] ? one < other : names[one] < names[other]
    }
    return Relations(Relation("symbols", order.map { rows[$0] }, columns))
  }

  private static func rows(of page: SitePage) -> [Placed<SymbolMention>] {
    let placed = PlacedPage(page)
    var ids = Identifiers()
    return page.document.symbols.map { mention in
      let place = Place(on: placed, section: mention.section, node: mention.node)
      let address = page.folder + Place.fragment(place.anchor)
      return Placed(id: ids.take("\(mention.symbol.name)@\(address)"), place: place, value: mention)
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
