import Model

/// `editions/`: what the site has of older editions, and what became of each chapter.
struct EditionsWay: Way {
  static let id = "editions"
  static let isMain = false

  var title: String { "Editions" }
  var about: String { "Chapters of older editions, and today’s pages about the same things." }

  func views(
    _ editions: [(name: String, pages: [Int])], _ context: RenderContext
  ) -> [View] {
    var page = page("editions")
    page.members = [
      TemplateMember(
        "editions",
        .list(
          editions.map { edition in
            [
              "title": .text(edition.name),
              "count": .text(Wording.count(edition.pages.count, "page")),
              "pages": .list(edition.pages.map { chapter($0, context) }),
            ]
          }))
    ]
    return page.views(context)
  }

  /// A chapter, and the pages that are about its concepts now.
  private func chapter(_ page: Int, _ context: RenderContext) -> TemplateValue {
    let today = context.site.pages[page].today.map { context.navigation.entry($0.page) }
    return [
      "title": .text(context.site.pages[page].title),
      "href": .text(context.navigation.href(page)),
      "platforms": .text(context.navigation.platforms(page)),
      "hasToday": .bool(!today.isEmpty), "today": .list(today),
    ]
  }

  /// All but the current one, the newest name first.
  func entries(_ context: RenderContext) -> [(name: String, pages: [Int])] {
    let pages = context.site.pages
    return Dictionary(grouping: pages.indices) { pages[$0].document.frontMatter.edition }
      .filter { $0.key != FrontMatter.current }.sorted { $0.key > $1.key }
      .map { (name: EditionName.of($0.key), pages: $0.value) }
  }
}
