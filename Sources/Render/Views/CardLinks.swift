import Model

/// A page on paper or in a book, where its cards are a list of links: the thumbnails would only
/// take room there.
struct CardLinks {
  let abstract: String
  private let page: SitePage
  private let site: Site
  private let cards: CardList

  /// - Parameter known: All goals, by their name in small letters.
  init(_ index: Int, in site: Site, among known: [String: CardList.Goal]) {
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
    let text = DocumentHTML.markup(of: text(shelf: shelf), dialect: .xml)
    guard !cards.goals.isEmpty else { return text }
    var links = links(.xml)
    return text + Self.lineFeed + links.finish()
  }

  func sheetText(shelf: PictureShelf) -> SheetText {
    var text = DocumentHTML.sheetText(of: text(shelf: shelf))
    guard !cards.goals.isEmpty else { return text }
    var links = links(.sheet(page: page.folder))
    text.append(SheetText(Self.lineFeed, []))
    text.append(links.finishForSheets())
    return text
  }
}

extension CardLinks {
  private static let lineFeed = [UInt8(ascii: "\n")]

  private func text(shelf: PictureShelf) -> PageText {
    // Without its picture, it says nothing of the page.
    let own = shelf.seen(by: page.document.frontMatter.sources)
    let away = page.document.emblem.flatMap { own.isMissing($0.source) ? $0.paragraph : nil }
    let left = cards.paragraphs.union(away.map { [$0] } ?? [])
    return PageText(of: page, in: site, shelf: shelf, without: left)
  }

  private func links(_ dialect: Dialect) -> HTMLWriter {
    var writer = HTMLWriter(dialect: dialect)
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
