import Model

extension Subject {
  static let changes = Subject(
    "changes", "change", "every row of the change logs, newest first"
  ) { site in
    let rows = site.pages.flatMap(rows)
    // Sorting is stable: changes of one day stay in the order of the pages.
    let sorted = rows.enumerated().sorted { a, b in
      let (one, other) = (a.element.value.date ?? "", b.element.value.date ?? "")
      return one == other ? a.offset < b.offset : one > other
    }
    return Relations(Relation("changes", sorted.map(\.element), columns))
  }

  private static func rows(of page: SitePage) -> [Placed<ChangeEntry>] {
    let placed = PlacedPage(page)
    var ids = Identifiers()
    return page.document.changes.map { change in
      let section = page.document.sections.lastIndex { $0.nodes.contains(change.node) }
      return Placed(
        id: ids.take("\(page.folder)@\(change.date ?? "undated")"),
        place: Place(on: placed, section: section, node: change.node), value: change)
    }
  }

  private static let columns: [Column<Placed<ChangeEntry>>] =
    [.id("The page’s folder and the date")] + Column.places() + [
      .date("date", "When; null if it is not a date") { $0.value.date },
      .text("rawDate", "The date as written") { $0.value.rawDate },
      .text("text", "What changed") { $0.value.text },
    ]
}
