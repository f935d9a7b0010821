import Model

/// `pictures/`: what can be drawn of the tables, a page each, and a list of them all.
struct PicturesOutput: Way {
  static let id = "pictures"

  var title: String { "Pictures" }
  var about: String { "Sizes, curves and colors of the tables, drawn to scale." }

  func count(_ context: RenderContext) -> Int { context.pictures.entries.count }

  func files(_ context: RenderContext) -> Rendered {
    guard !context.pictures.entries.isEmpty else { return Rendered() }
    var rendered = overview(context)
    for entry in context.pictures.entries { rendered.append(page(of: entry, context)) }
    return rendered
  }
}

extension PicturesOutput {
  private static let name = "Pictures from the tables"

  private func overview(_ context: RenderContext) -> Rendered {
    var values = PageValues(title: Self.name)
    values.abstract = "Drawn of the figures in the tables, each to scale."
    values.folder = folder
    let kinds = Dictionary(grouping: context.pictures.entries) { $0.kind }
    return context.fill(
      "pictures", folder: folder,
      [
        values.member(baseURL: context.site.settings.baseURL),
        TemplateMember("crumbs", context.navigation.crumbs()),
        TemplateMember("tree", context.navigation.tree()),
        TemplateMember(
          "kinds",
          .list(
            PictureRegistry.all.compactMap { picture in
              kinds[picture.title].map { kind(picture.title, $0, context) }
            })),
      ])
  }

  private func kind(
    _ title: String, _ entries: [PictureList.Entry], _ context: RenderContext
  ) -> TemplateValue {
    [
      "title": .text(title),
      "pictures": .list(
        entries.map { entry in
          [
            "href": .text(RelativePath.page(entry.folder)),
            "title": .text(entry.table(in: context.site).caption),
            "page": .text(context.site.pages[entry.page].title),
          ]
        }),
    ]
  }

  private func page(of entry: PictureList.Entry, _ context: RenderContext) -> Rendered {
    let table = entry.table(in: context.site)
    let page = context.site.pages[entry.page]
    guard let drawing = PictureRegistry.drawing(of: table)?.drawing else { return Rendered() }
    var values = PageValues(title: table.caption)
    values.abstract = drawing.legend
    values.folder = entry.folder
    let anchor = table.section.map { page.document.sections[$0].anchor } ?? ""
    let place = RelativePath.page(page.folder)
    return context.fill(
      "picture", folder: entry.folder,
      [
        values.member(baseURL: context.site.settings.baseURL),
        TemplateMember("crumbs", context.navigation.crumbs(to: [(folder, Self.name)])),
        TemplateMember("tree", context.navigation.tree(group: page.group, page: entry.page)),
        TemplateMember("content", .html(drawing.markup)),
        TemplateMember("missing", .list(drawing.missing.map { .text($0) })),
        TemplateMember("hasMissing", .bool(!drawing.missing.isEmpty)),
        TemplateMember(
          "article",
          [
            "title": .text(page.title),
            "href": .text(anchor.isEmpty ? place : place + "#" + RelativePath.encoded(anchor)),
          ]),
      ])
  }

  /// The pictures of an article's tables, for the article itself.
  static func links(of page: Int, _ context: RenderContext) -> TemplateValue {
    .list(
      context.pictures.of(page: page).map { entry in
        [
          "href": .text(RelativePath.page(entry.folder)), "kind": .text(entry.kind),
          "title": .text(entry.table(in: context.site).caption),
        ]
      })
  }
}
