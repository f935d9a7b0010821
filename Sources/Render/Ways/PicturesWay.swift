import Model

/// `pictures/`: what can be drawn of the tables, a page each, and a list of them all with the
/// pictures that pages show.
struct PicturesWay: Way {
  static let id = "pictures"

  var isMain: Bool { false }
  var title: String { "Pictures" }
  var about: String { "Sizes, curves and colors drawn to scale, and the pictures of the pages." }

  var count: Int { shown.reduce(drawn.count) { $0 + $1.figures.count } }
  /// Those drawn of tables.
  private let drawn: [PictureList.Entry]
  /// Those of pages.
  private let shown: [PagePictures]

  init(_ context: RenderContext) {
    let isWanted = context.library.templates["pictures"] != nil
    drawn = isWanted ? context.pictures.entries : []
    shown = isWanted ? PagePictures.all(context) : []
  }

  func views(_ context: RenderContext) -> [View] {
    overview(context) + drawn.map { page(of: $0, context) }
  }
}

extension PicturesWay {
  private func overview(_ context: RenderContext) -> [View] {
    var page = page("pictures")
    let kinds = Dictionary(grouping: drawn) { $0.kind }
    let titles = PictureRegistry.all.map { $0.title }.filter { kinds[$0] != nil }
    let values = titles.map { kind($0, kinds[$0] ?? [], context) }
    page.headings =
      titles.map { (Self.anchor($0), $0) } + (shown.isEmpty ? [] : [("on-pages", "On the pages")])
    let others = shown.count - PagePictures.mostPages
    page.value = [
      "kinds": .list(values), "hasShown": .bool(!shown.isEmpty),
      "shown": .list(of: shown.prefix(PagePictures.mostPages)) { $0.value(context) },
      "others": others > 0 ? .text(ShortText.count(others, "more page")) : .null,
    ]
    return page.views(context)
  }

  private static func anchor(_ title: String) -> String {
    "in-" + title.lowercased().split(separator: " ").joined(separator: "-")
  }

  private func kind(
    _ title: String, _ entries: [PictureList.Entry], _ context: RenderContext
  ) -> TemplateValue {
    [
      "title": .text(title), "anchor": .text(Self.anchor(title)),
      "pictures": .list(of: entries) { entry in
        [
          "href": .text(RelativePath.page(entry.folder)),
          "title": .text(entry.table(in: context.site).name),
          "page": .text(context.site.pages[entry.page].title),
          "platforms": .text(context.navigation.platforms(entry.page)),
          "small": .text(entry.smallFile),
        ]
      },
    ]
  }

  private func page(of entry: PictureList.Entry, _ context: RenderContext) -> View {
    let table = entry.table(in: context.site)
    let page = context.site.pages[entry.page]
    let drawing = entry.drawing
    var values = PageValues(table.name, folder: entry.folder)
    values.abstract = drawing.legend
    return context.view(
      "picture", values, crumbs: context.navigation.crumbs(to: [(folder, title)]),
      tree: context.navigation.tree(group: page.group, page: entry.page),
      [
        "content": .html(drawing.markup),
        "missing": .list(of: drawing.missing) { .text($0) },
        "hasMissing": .bool(!drawing.missing.isEmpty),
        "article": [
          "title": .text(page.title),
          "href": .text(context.href(entry.page, section: table.section)),
        ],
      ])
  }
}
