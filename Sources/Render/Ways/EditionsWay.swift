import Model

/// `editions/`: what the site has of older editions, and what became of each chapter.
struct EditionsWay: Way {
  static let id = "editions"

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
              "pages": .list(edition.pages.map(context.navigation.entry)),
            ]
          }))
    ]
    return page.views(context)
  }

  /// All but the current one, the newest name first.
  func entries(_ context: RenderContext) -> [(name: String, pages: [Int])] {
    let pages = context.site.pages
    return Dictionary(grouping: pages.indices) { pages[$0].document.frontMatter.edition }
      .filter { $0.key != FrontMatter.current }.sorted { $0.key > $1.key }
      .map { (name: $0.key.text, pages: $0.value) }
  }
}
