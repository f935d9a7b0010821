import Model

/// A way into the site beside the tree: all things of one kind, from every page, in one place. What
/// it finds is found once, for its pages, its count and its feeds.
protocol Way: Sendable {
  /// The folder of its first page.
  static var id: String { get }
  /// Whether it stands in the bar of every page.
  var isMain: Bool { get }
  var title: String { get }
  /// What one finds there, in a line.
  var about: String { get }
  /// How many things there are; a way to none is not shown.
  var count: Int { get }
  /// What the search in the browser offers of it.
  var places: WayPlaces { get }

  init(_ context: RenderContext)

  func views(_ context: RenderContext) -> [View]
  func files(_ context: RenderContext) -> Rendered
}

extension Way {
  var isMain: Bool { true }

  var folder: String { Self.id }

  var places: WayPlaces { WayPlaces(besides: "all list", places: [place([title])]) }

  func files(_ context: RenderContext) -> Rendered { context.fill(views(context)) }

  /// Its first page, as the search offers it.
  func place(_ calls: [String]) -> WayPlace {
    WayPlace(title: title, about: about, folder: folder, calls: calls)
  }

  /// As the bar shows it on a page of this folder: on its first page as that page, on those below
  /// as the way that leads there.
  func link(at place: String) -> TemplateValue {
    let current = place == folder ? "page" : place.hasPrefix(folder + "/") ? "true" : nil
    return [
      "name": .text(title), "href": .text(RelativePath.page(folder)),
      "current": .optional(current),
    ]
  }

  var value: TemplateValue {
    [
      "id": .text(Self.id), "title": .text(title), "about": .text(about),
      "href": .text(RelativePath.page(folder)), "count": .text(Figures.grouped(count)),
    ]
  }
}

/// A place of the site that is no page of the guidelines, as the search in the browser offers it.
struct WayPlace: Sendable {
  let title: String
  var about = ""
  let folder: String
  /// What follows the folder in its address: a query, or the id of a heading.
  var detail = ""
  /// What it is called by, each a few words that must all be typed.
  let calls: [String]
}

/// Places that may be asked for with the same words besides their own, as in “changes June 2025”.
struct WayPlaces: Sendable {
  let besides: String
  let places: [WayPlace]
}
