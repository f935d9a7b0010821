import Model

extension Subject {
  static let guidelines = Subject(
    "guidelines", "guideline", "every rule with a bold lead sentence"
  ) { site in
    let pages = site.pages.map(PlacedPage.init)
    let places = pages.indices.flatMap { page in
      pages[page].page.document.guidelines.indices.map { (page: Int32(page), own: Int32($0)) }
    }
    let row = { @Sendable (place: Int) in
      let page = pages[Int(places[place].page)]
      let guideline = page.page.document.guidelines[Int(places[place].own)]
      return Placed(
        id: "\(page.page.folder)#\(guideline.id)",
        place: Place(
          on: page, section: guideline.section, node: guideline.node, own: guideline.id),
        value: guideline)
    }
    return Relations(
      Relation(
        "guidelines", places.count, row, columns, search: .init(heading: "lead", text: "text")))
  }

  private static let columns: [Column<Placed<Guideline>>] =
    [.id("The page’s folder and the guideline’s own id")] + Column.places() + [
      .text("lead", "The bold sentence") { $0.value.lead },
      .text("text", "The whole paragraph") { row in
        let end = row.place.on.page.document.nodes[row.value.node].end
        return row.place.on.page.document.plainText(of: row.value.node..<end)
      },
      .choice("polarity", "What it asks for") { $0.value.polarity },
      .platforms("platforms", "The platforms it is about; empty if it is about all") {
        $0.value.platforms
      },
    ]
}
