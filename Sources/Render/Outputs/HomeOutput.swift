import Model

/// `index.html`: the groups as the contents of a book, and the newest changes.
struct HomeOutput: OutputFormat {
  static let id = "home"

  func files(_ context: RenderContext) -> Rendered {
    var values = PageValues(title: context.site.settings.title)
    values.abstract = context.site.settings.tagline
    values.folder = ""
    let changes = changes(context)
    return context.fill(
      "home", folder: "",
      [
        values.member(baseURL: context.site.settings.baseURL),
        TemplateMember("home", true),
        TemplateMember("counts", ["pages": .number(context.site.pages.count)]),
        TemplateMember("groups", groups(context)),
        TemplateMember("hasChanges", .bool(!changes.isEmpty)),
        TemplateMember("changes", .list(changes)),
      ])
  }
}

extension HomeOutput {
  private func groups(_ context: RenderContext) -> TemplateValue {
    .list(
      context.site.groups.enumerated().map { index, group in
        [
          "href": .text(context.navigation.groupHref(index)),
          "title": .text(group.title),
          "count": .number(group.pages.count),
          "hasPages": .bool(!group.pages.isEmpty),
          "pages": .list(group.pages.map(context.navigation.entry)),
          "groups": [],
        ]
      })
  }

  /// The pages that changed last, the newest first.
  private func changes(_ context: RenderContext) -> [TemplateValue] {
    let dated = context.site.pages.indices.compactMap { page in
      context.site.pages[page].document.frontMatter.updated.map { (date: $0, page: page) }
    }
    return dated.sorted { ($1.date, $0.page) < ($0.date, $1.page) }.prefix(mostChanges).map {
      change in
      [
        "date": .text(change.date), "text": .text(SiteValues.spelled(change.date)),
        "href": .text(context.navigation.href(change.page)),
        "title": .text(context.site.pages[change.page].title), "summary": .null,
      ]
    }
  }

  private var mostChanges: Int { 8 }
}
