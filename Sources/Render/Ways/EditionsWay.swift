import Model

/// `editions/`: what the site has of older editions, and what became of each chapter.
struct EditionsWay: Way {
  static let id = "editions"

  var title: String { "Editions" }
  var about: String { "Chapters of older editions, and the pages of today about the same things." }

  func count(_ context: RenderContext) -> Int { editions(context.site).count }

  func files(_ context: RenderContext) -> Rendered {
    let editions = editions(context.site)
    guard !editions.isEmpty else { return Rendered() }
    var page = WayPage(template: "editions", title: title, folder: folder)
    page.about = about
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
    return page.filled(context)
  }

  /// All but the current one, the newest name first.
  private func editions(_ site: Site) -> [(name: String, pages: [Int])] {
    Dictionary(grouping: site.pages.indices) { site.pages[$0].document.frontMatter.edition }
      .filter { $0.key != FrontMatter.current }.sorted { $0.key > $1.key }
      .map { (name: $0.key.text, pages: $0.value) }
  }
}
