import Model

/// A way into the site beside the tree: all things of one kind, from every page, in one place.
protocol Way: OutputFormat {
  /// The folder of its first page; `id` is its name below.
  var folder: String { get }
  var title: String { get }
  /// What one finds there, in a line.
  var about: String { get }
  /// How many things there are; a way to none is not shown.
  func count(_ context: RenderContext) -> Int
}

extension Way {
  var folder: String { Self.id }
}

/// The ways in, in the order in which they are offered.
enum WayRegistry {
  static let all: [any Way] = [
    PlatformsWay(), GuidelinesWay(), ChangesWay(), TablesWay(), PicturesOutput(), SymbolsWay(),
    IndexWay(), EditionsWay(),
  ]

  /// Those that lead to something, for the templates.
  static func values(_ context: RenderContext) -> TemplateValue {
    .list(
      all.compactMap { way in
        let count = way.count(context)
        guard count > 0 else { return nil }
        return [
          "id": .text(type(of: way).id), "title": .text(way.title), "about": .text(way.about),
          "href": .text(RelativePath.page(way.folder)), "count": .text(Figures.grouped(count)),
        ]
      })
  }
}
