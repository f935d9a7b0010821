import Model

/// A page on paper or in a book, where its cards are a list of links: the thumbnails would only
/// take room there.
struct CardLinks {
  let abstract: String
  private let index: Int
  private let page: SitePage
  private let site: Site
  private let cards: CardList

  /// - Parameter known: All goals, by their name in small letters.
  init(_ index: Int, in site: Site, among known: [String: CardList.Goal]) {
    self.index = index
    page = site.pages[index]
    self.site = site
    let hasCards = page.group == nil || site.isOfGroup(index)
    cards = CardList(page.document, among: hasCards ? known : [:])
    let isOfGroup = site.isOfGroup(index)
    abstract =
      isOfGroup
      ? page.document.abstract(besides: cards.paragraphs) : page.document.frontMatter.abstract
  }

  /// For a chapter of a book.
  func chapter(shelf: PictureShelf) -> [UInt8] {
    let text = PageText(of: page, in: site, shelf: shelf, without: left(shelf))
    let markup = DocumentHTML.markup(of: text, dialect: .xml)
    guard !cards.goals.isEmpty else { return markup }
    var links = links(HTMLWriter(dialect: .xml))
    return markup + Self.lineFeed + links.finish()
  }

  /// In a sheet; `made` is the text of the page for it.
  func bytes(of made: PageMarkup, in sheet: Sheet) -> [UInt8] {
    let text = made.bytes(in: sheet, folder: page.folder)
    guard !cards.goals.isEmpty else { return text }
    var links = links(HTMLWriter(forSheets: true))
    return text + Self.lineFeed + links.finishMarkup().bytes(in: sheet, folder: page.folder)
  }

  /// Without what is said elsewhere.
  func text(_ context: RenderContext) -> PageText {
    context.text(of: index, without: left(context.shelf))
  }
}

extension CardLinks {
  private static let lineFeed = [UInt8(ascii: "\n")]

  private func left(_ shelf: PictureShelf) -> Set<Int> {
    // Without its picture, it says nothing of the page.
    let own = shelf.seen(by: page.document.frontMatter.sources)
    let away = page.document.emblem.flatMap { own.isMissing($0.source) ? $0.paragraph : nil }
    return cards.paragraphs.union(away.map { [$0] } ?? [])
  }

  private func links(_ empty: HTMLWriter) -> HTMLWriter {
    var writer = empty
    writer.begin("ul")
    for goal in cards.goals.once {
      writer.begin("li")
      write(goal, to: &writer)
      writer.end()
    }
    return writer
  }

  private func write(_ goal: CardList.Goal, to writer: inout HTMLWriter) {
    let (title, first) =
      switch goal {
      case .page(let page): (site.pages[page].title, Optional(page))
      case .group(let group): (site.groups[group].title, site.groups[group].members.first)
      }
    if let first {
      writer.begin("a", .href(RelativePath(from: page.folder, to: site.pages[first].folder)))
    }
    writer.text(title)
    if first != nil { writer.end() }
  }
}
