import Model

/// The pictures of the project that a page shows.
struct PagePictures: Sendable {
  let page: Int
  let figures: [Figure]

  /// Of pages that show any; what stands for the page is not one of them.
  static func all(_ context: RenderContext) -> [PagePictures] {
    guard !context.shelf.isEmpty else { return [] }
    return context.site.pages.indices.compactMap { page in
      let document = context.site.pages[page].document
      let emblem = document.emblem?.source
      let shelf = context.shelf.seen(by: document.frontMatter.sources)
      var seen: Set<String> = []
      let figures = document.figures.filter { figure in
        figure.source != emblem && Polarities.polarity(of: figure.source) == nil
          && shelf.picture(of: figure.source) != nil
          && seen.insert(figure.source).inserted
      }
      return figures.isEmpty ? nil : PagePictures(page: page, figures: figures)
    }
  }

  func value(_ context: RenderContext) -> TemplateValue {
    .joined(
      context.navigation.entry(page),
      [
        "count": .text(ShortText.count(figures.count, "picture")),
        "more": .more(figures.count - Self.most),
        "pictures": .list(of: figures.prefix(Self.most)) { picture($0, context) },
      ])
  }

  private func picture(_ figure: Figure, _ context: RenderContext) -> TemplateValue {
    let document = context.site.pages[page].document
    let section = document.sections.last { $0.nodes.contains(figure.node) }
    // The coarsest is sharp enough in small.
    let shelf = context.shelf.seen(by: document.frontMatter.sources)
    let file = shelf.picture(of: figure.source)?.light.first
    let path = file.map { $0.picture.webP ?? $0.picture.original } ?? ""
    return [
      "href": .text(context.navigation.href(page, anchor: section?.anchor ?? "")),
      "src": .text(RelativePath.encoded(path)), "width": .number(file?.width ?? 0),
      "height": .number(file?.height ?? 0),
      "alt": .text(figure.alt.isEmpty ? "Picture" : figure.alt),
    ]
  }

  /// Of one page; the page has all.
  private static let most = 6
  /// So many pages are listed: with pictures of every page, a list would be as long as the site.
  static let mostPages = 200
}
