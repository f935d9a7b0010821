import Model

/// The names under which the tables of a site are published as data: the ids of the tables, with a
/// number where two editions have one.
struct TableFiles: Sendable {
  private var names: [[String]]

  init(_ site: Site) {
    var ids = Identifiers()
    names = site.pages.map { page in page.document.tables.map { ids.take($0.id) } }
  }

  /// The same with other tables of a page.
  func revised(_ page: Int, from old: [DataTable], to new: [DataTable]) -> TableFiles {
    let known = Dictionary(zip(old.map(\.id), names[page])) { first, _ in first }
    var files = self
    files.names[page] = new.map { known[$0.id] ?? $0.id }
    return files
  }

  /// By the index of the table.
  func of(page: Int) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: zip(names[page].indices, names[page]))
  }
}
