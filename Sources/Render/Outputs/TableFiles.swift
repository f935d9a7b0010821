import Model

/// The names under which the tables of a site are published as data: the ids of the tables, with a
/// number where two editions have one.
struct TableFiles: Sendable {
  private let names: [[String]]

  init(_ site: Site) {
    var ids = Identifiers()
    names = site.pages.map { page in page.document.tables.map { ids.take($0.id) } }
  }

  /// By the index of the table.
  func of(page: Int) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: zip(names[page].indices, names[page]))
  }
}
