import Model

/// `pictures/`: what can be drawn of the tables, a page each, and a list of them all.
struct PicturesWay: Way {
  static let id = "pictures"

  var title: String { "Pictures" }
  var about: String { "Sizes, curves and colors from the tables, drawn to scale." }

  func entries(_ context: RenderContext) -> [PictureList.Entry] { context.pictures.entries }

  func views(_ entries: [PictureList.Entry], _ context: RenderContext) -> [View] {
    [overview(entries, context)] + entries.map { page(of: $0, context) }
  }
}

extension PicturesWay {
  private static let name = "Pictures from the tables"

  private func overview(_ entries: [PictureList.Entry], _ context: RenderContext) -> View {
    var values = PageValues(Self.name, folder: folder)
    values.abstract = "Drawn from the figures in the tables, each to scale."
    let kinds = Dictionary(grouping: entries) { $0.kind }
    return context.view(
      "pictures", values,
      [
        TemplateMember(
          "kinds",
          .list(
            PictureRegistry.all.compactMap { picture in
              kinds[picture.title].map { kind(picture.title, $0, context) }
            }))
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

  private func page(of entry: PictureList.Entry, _ context: RenderContext) -> View {
    let table = entry.table(in: context.site)
    let page = context.site.pages[entry.page]
    let drawing = entry.drawing
    var values = PageValues(table.caption, folder: entry.folder)
    values.abstract = drawing.legend
    let anchor = table.section.map { page.document.sections[$0].anchor } ?? ""
    let place = RelativePath.page(page.folder)
    return context.view(
      "picture", values, crumbs: context.navigation.crumbs(to: [(folder, Self.name)]),
      tree: context.navigation.tree(group: page.group, page: entry.page),
      [
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
}
