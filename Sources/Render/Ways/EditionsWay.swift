import Model

/// `editions/`: what the site has of older editions, and what became of each chapter.
struct EditionsWay: Way {
  static let id = "editions"

  var isMain: Bool { false }
  var title: String { "Editions" }
  var about: String { "Chapters of older editions, and current pages on the same topics." }

  var count: Int { editions.count }
  /// All but the current one, the newest name first.
  private let editions: [(name: String, pages: [Int])]

  init(_ context: RenderContext) {
    let pages = context.site.pages
    editions = Dictionary(grouping: pages.indices) { pages[$0].document.frontMatter.edition }
      .filter { $0.key != FrontMatter.current }.sorted { $0.key > $1.key }
      .map { (name: EditionName.of($0.key), pages: $0.value) }
  }

  func views(_ context: RenderContext) -> [View] {
    var page = page("editions")
    page.value = [
      "editions": .list(of: editions) { edition in
        [
          "title": .text(edition.name),
          "count": .text(ShortText.count(edition.pages.count, "page")),
          "pages": .list(of: edition.pages) { chapter($0, context) },
        ]
      }
    ]
    return page.views(context)
  }

  /// A chapter, and the pages that are about its concepts now.
  private func chapter(_ page: Int, _ context: RenderContext) -> TemplateValue {
    let today = context.site.pages[page].today.map { context.navigation.entry($0.page) }
    return .joined(
      context.navigation.entry(page),
      ["hasToday": .bool(!today.isEmpty), "today": .list(today)])
  }
}
