import Model

/// `pictures/`: what can be drawn of the tables, a page each, and a list of them all with the
/// pictures that pages show.
struct PicturesWay: Way {
  static let id = "pictures"
  static let isMain = false

  /// Those drawn of one table, or those of one page.
  enum Entry: Sendable {
    case drawn(PictureList.Entry)
    case shown(PagePictures)
  }

  var title: String { "Pictures" }
  var about: String { "Sizes, curves and colors drawn to scale, and the pictures of the pages." }

  func entries(_ context: RenderContext) -> [Entry] {
    guard context.library.templates["pictures"] != nil else { return [] }
    return context.pictures.entries.map(Entry.drawn)
      + PagePictures.all(context).map(Entry.shown)
  }

  func count(_ entries: [Entry], _ context: RenderContext) -> Int {
    entries.reduce(0) { count, entry in
      switch entry {
      case .drawn: count + 1
      case .shown(let pictures): count + pictures.figures.count
      }
    }
  }

  func views(_ entries: [Entry], _ context: RenderContext) -> [View] {
    let drawn = entries.compactMap { if case .drawn(let entry) = $0 { entry } else { nil } }
    let shown = entries.compactMap { if case .shown(let pictures) = $0 { pictures } else { nil } }
    return overview(drawn, shown, context) + drawn.map { page(of: $0, context) }
  }
}

extension PicturesWay {
  private func overview(
    _ drawn: [PictureList.Entry], _ shown: [PagePictures], _ context: RenderContext
  ) -> [View] {
    var page = page("pictures")
    let kinds = Dictionary(grouping: drawn) { $0.kind }
    let titles = PictureRegistry.all.map { $0.title }.filter { kinds[$0] != nil }
    let values = titles.map { kind($0, kinds[$0] ?? [], context) }
    page.headings =
      titles.map { (Self.anchor($0), $0) } + (shown.isEmpty ? [] : [("on-pages", "On the pages")])
    let others = shown.count - PagePictures.mostPages
    page.members = [
      TemplateMember("kinds", .list(values)), TemplateMember("hasShown", .bool(!shown.isEmpty)),
      TemplateMember(
        "shown", .list(shown.prefix(PagePictures.mostPages).map { $0.value(context) })),
      TemplateMember("others", others > 0 ? .text(Wording.count(others, "more page")) : .null),
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
      "pictures": .list(
        entries.map { entry in
          [
            "href": .text(RelativePath.page(entry.folder)),
            "title": .text(entry.table(in: context.site).name),
            "page": .text(context.site.pages[entry.page].title),
            "platforms": .text(context.navigation.platforms(entry.page)),
            "small": .text(entry.smallFile),
          ]
        }),
    ]
  }

  private func page(of entry: PictureList.Entry, _ context: RenderContext) -> View {
    let table = entry.table(in: context.site)
    let page = context.site.pages[entry.page]
    let drawing = entry.drawing
    var values = PageValues(table.name, folder: entry.folder)
    values.abstract = drawing.legend
    let anchor = table.section.map { page.document.sections[$0].anchor } ?? ""
    let place = RelativePath.page(page.folder)
    return context.view(
      "picture", values, crumbs: context.navigation.crumbs(to: [(folder, title)]),
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
