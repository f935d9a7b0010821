import Model

/// Every picture of the site, and where it stands.
struct PictureList: Sendable {
  struct Entry: Sendable {
    let page: Int
    /// An index into the page's tables.
    let table: Int
    /// What the kind of picture is called.
    let kind: String
    let folder: String
  }

  let entries: [Entry]
  private let byPage: [Int: [Int]]

  init(_ site: Site) {
    var entries: [Entry] = []
    var folders: Set<String> = []
    for (page, value) in site.pages.enumerated() {
      for (table, data) in value.document.tables.enumerated() {
        guard let kind = PictureRegistry.drawing(of: data)?.kind else { continue }
        let folder = "pictures/" + data.id
        // Tables of one id are the same table of two pages with one slug.
        guard folders.insert(folder).inserted else { continue }
        entries.append(Entry(page: page, table: table, kind: kind, folder: folder))
      }
    }
    self.entries = entries
    byPage = Dictionary(grouping: entries.indices) { entries[$0].page }
  }

  /// Of a site whose templates show none.
  static let none = PictureList()

  private init() {
    entries = []
    byPage = [:]
  }

  /// Those drawn from tables of a page.
  func of(page: Int) -> [Entry] { (byPage[page] ?? []).map { entries[$0] } }
}

extension PictureList.Entry {
  func table(in site: Site) -> DataTable { site.pages[page].document.tables[table] }
}
