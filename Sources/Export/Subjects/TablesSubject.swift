import Model

extension Subject {
  static let tables = Subject("tables", "table", "every table, with typed cells", isFlat: false) {
    site in
    let tables = tables(of: site)
    return Relations(Relation("tables", tables, TablesColumns.catalog)) {
      [TablesColumns.relation(tables), TableCells.relation(tables)]
    }
  }

  /// The tables of all pages, each with an id that no other edition's table has.
  static func tables(of site: Site) -> [Placed<DataTable>] {
    var ids = Identifiers()
    return site.pages.flatMap { page in
      let placed = PlacedPage(page)
      return page.document.tables.map { table in
        Placed(
          id: ids.take(table.id),
          place: Place(on: placed, section: table.section, node: table.parts.first?.node),
          value: table)
      }
    }
  }
}
