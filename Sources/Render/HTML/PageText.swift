import Model

/// The text of a page, as all that its markup is made of.
struct PageText: Sendable {
  let document: Document
  let folder: String
  /// Where its links lead, by the index of the link's node.
  let links: [Int: Link]
  /// The names of the tables' files, by their index; none where there are no such files.
  let tableFiles: [Int: String]
  /// The pictures that are drawn of its tables, by the index of the table.
  let drawn: [Int: DrawnLink]
  let shelf: PictureShelf
  /// Blocks that are not shown.
  let left: Set<Int>

  /// A link that leads somewhere.
  enum Link: Sendable {
    case page(folder: String, fragment: String)
    case elsewhere(WebAddress)
  }

  init(
    of page: SitePage, in site: Site, tableFiles: [Int: String] = [:],
    drawn: [Int: DrawnLink] = [:], shelf: PictureShelf = PictureShelf(),
    without left: Set<Int> = []
  ) {
    document = page.document
    folder = page.folder
    links = page.links.compactMapValues { Link($0, in: site) }
    self.tableFiles = tableFiles
    self.drawn = drawn
    self.shelf = shelf.seen(by: page.document.frontMatter.sources)
    self.left = left
  }

  /// Identifies the text; `file` is the digest of the document.
  func source(file: TemplateValue) -> TemplateValue {
    [
      "file": file, "folder": .text(folder), "shelf": .html(shelf.digest(for: document)),
      "links": .list(links.sorted { $0.key < $1.key }.map { [.number($0.key), $0.value.value] }),
      "tables": .list(
        tableFiles.sorted { $0.key < $1.key }.map { [.number($0.key), .text($0.value)] }),
      "drawn": .list(drawn.sorted { $0.key < $1.key }.map { [.number($0.key), $0.value.value] }),
      "left": .list(left.sorted().map { .number($0) }),
    ]
  }
}

extension PageText.Link {
  fileprivate init?(_ target: LinkTarget, in site: Site) {
    switch target {
    case .page(let goal, let fragment) where site.pages.indices.contains(goal):
      self = .page(folder: site.pages[goal].folder, fragment: fragment)
    case .elsewhere(let address):
      guard let address = WebAddress(address) else { return nil }
      self = .elsewhere(address)
    case .page, .refused: return nil
    }
  }

  fileprivate var value: TemplateValue {
    switch self {
    case .page(let folder, let fragment): [.text(folder), .text(fragment)]
    case .elsewhere(let address): [.text(address.text)]
    }
  }
}
