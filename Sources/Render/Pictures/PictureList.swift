import Model

/// Every picture of the site, and where it is.
struct PictureList: Sendable {
  struct Entry: Sendable {
    let page: Int
    /// An index into the page's tables.
    let table: Int
    /// What the kind of picture is called.
    let kind: String
    let folder: String
    let drawing: Drawing

    /// The file of its small view.
    var smallFile: String { folder + "/" + SmallPicture.fileName }
  }

  let entries: [Entry]
  private var byPage: [Int: [Entry]]

  init(_ pages: [SitePage]) {
    var entries: [Entry] = []
    var folders: Set<String> = []
    for (page, value) in pages.enumerated() {
      for (table, data) in value.document.tables.enumerated() {
        // A picture of rows that were guessed would look as if they were known.
        guard !data.isGuessed, let drawn = PictureRegistry.drawing(of: data) else { continue }
        let folder = Self.folder(of: data)
        // Tables of one id are the same table of two pages with one slug.
        guard folders.insert(folder).inserted else { continue }
        entries.append(
          Entry(
            page: page, table: table, kind: drawn.kind, folder: folder, drawing: drawn.drawing))
      }
    }
    self.entries = entries
    byPage = Dictionary(grouping: entries, by: \.page)
  }

  private static func folder(of table: DataTable) -> String { "pictures/" + table.id }

  /// Those drawn from tables of a page.
  func of(page: Int) -> [Entry] { byPage[page] ?? [] }

  /// The ways to them from the page, by the index of the table.
  func links(of page: Int) -> [Int: DrawnLink] {
    Dictionary(
      of(page: page).map {
        ($0.table, DrawnLink(folder: $0.folder, kind: $0.kind, file: $0.smallFile))
      }, uniquingKeysWith: { one, _ in one })
  }

  /// The same with other tables of a page: those of its pictures whose tables are still there.
  func revised(_ page: Int, with tables: [DataTable]) -> PictureList {
    var list = self
    list.byPage[page] = of(page: page).compactMap { entry in
      tables.firstIndex { Self.folder(of: $0) == entry.folder }.map {
        Entry(
          page: page, table: $0, kind: entry.kind, folder: entry.folder, drawing: entry.drawing)
      }
    }
    return list
  }
}

extension PictureList.Entry {
  func table(in site: Site) -> DataTable { site.pages[page].document.tables[table] }
}
