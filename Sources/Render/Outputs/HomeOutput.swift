import Model

/// `index.html`: the groups as the contents of a book, and the newest changes.
struct HomeOutput: ViewFormat {
  func views(_ context: RenderContext) -> [View] {
    var head = PageValues(context.site.settings.title, folder: "")
    head.abstract = context.site.settings.tagline
    let changes = changes(context)
    let start = start(context)
    let answers = KnownAnswers.all(context)
    func answer(_ answer: KnownAnswers.Answer) -> TemplateValue {
      [
        "title": .text(answer.title), "href": .text(answer.href), "value": .text(answer.value),
        "page": .text(context.site.pages[answer.page].title),
        "platforms": .text(context.navigation.platforms(answer.page)),
      ]
    }
    let view = context.view(
      "home", head, crumbs: .null, tree: .null,
      [
        "home": true,
        "counts": ["pages": .number(context.site.pages.count)],
        "answers": .list(answers.filter { !$0.value.isEmpty }.map(answer)),
        "places": .list(answers.filter(\.value.isEmpty).map(answer)),
        "hasAnswers": .bool(!answers.isEmpty),
        "groups": groups(context),
        "print": .optional(context.sheets.folder.map(RelativePath.page)),
        "take": TakeOutput.link(context),
        "start": start,
        "hasWays": .bool(!context.ways.isEmpty || start != .null),
        "hasChanges": .bool(!changes.isEmpty),
        "changes": .list(changes),
        "allChanges": context.ways.first { $0 is ChangesWay }.map(\.value) ?? .null,
        "picture": picture(context),
      ])
    return [view]
  }
}

extension HomeOutput {
  /// The guidelines' own start page, which is in no group.
  private func start(_ context: RenderContext) -> TemplateValue {
    context.site.pages.firstIndex { $0.group == nil }.map(context.navigation.entry) ?? .null
  }

  /// One of no pages is only listed below the group that it is a part of.
  private func groups(_ context: RenderContext) -> TemplateValue {
    .list(
      context.site.groups.enumerated().compactMap { index, group in
        // The groups below it, then its pages.
        let entries =
          group.parts.map(context.navigation.groupEntry)
          + context.navigation.entries(group.pages, of: index)
        guard !entries.isEmpty else { return nil }
        return [
          "isInner": .bool(context.navigation.isInner[index]),
          "href": .text(context.navigation.groupHref(index)),
          "title": .text(group.title),
          "count": .number(context.navigation.pageCount(of: index)),
          "hasPages": .bool(!entries.isEmpty),
          "pages": .list(entries),
          "groups": [],
        ]
      })
  }

  /// The newest rows of all change logs; where no page has one, the pages that changed last.
  private func changes(_ context: RenderContext) -> [TemplateValue] {
    let rows = context.changes.filter { $0.entry.date != nil }.prefix(mostChanges)
    guard rows.isEmpty else {
      return rows.map { row in
        change(
          row.entry.date ?? "", context.site.pages[row.page].title, row.href, row.entry.text,
          row.slugs(context.navigation))
      }
    }
    let dated = context.site.pages.indices.compactMap { page in
      context.site.pages[page].document.frontMatter.updated.map { (date: $0, page: page) }
    }
    return dated.sorted { ($1.date, $0.page) < ($0.date, $1.page) }.prefix(mostChanges).map {
      change(
        $0.date, context.site.pages[$0.page].title, context.navigation.href($0.page), "",
        context.navigation.platforms($0.page))
    }
  }

  private func change(
    _ date: String, _ title: String, _ href: String, _ text: String, _ platforms: String
  ) -> TemplateValue {
    [
      "date": .text(date), "text": .text(SiteValues.spelled(date)), "href": .text(href),
      "title": .text(title), "summary": .text(ShortText.opening(of: text)),
      "platforms": .text(platforms),
    ]
  }

  /// The first drawing of screens, which shows at once what the tables are good for.
  private func picture(_ context: RenderContext) -> TemplateValue {
    let entries = context.pictures.entries
    guard let entry = entries.first(where: { $0.kind == ScreensPicture.title }) ?? entries.first
    else { return .null }
    return [
      "title": .text(entry.table(in: context.site).name), "svg": .html(entry.drawing.markup),
      "href": .text(RelativePath.page(entry.folder)), "caption": .text(entry.drawing.legend),
      "small": .text(entry.smallFile),
    ]
  }

  private var mostChanges: Int { 5 }
}
