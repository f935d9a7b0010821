import Model

/// A way into the site beside the tree: all things of one kind, from every page, in one place. What
/// it finds is found once, for its pages, its count and its feeds.
protocol Way: Sendable {
  associatedtype Entry: Sendable
  /// The folder of its first page.
  static var id: String { get }
  /// Whether it stands in the bar of every page.
  static var isMain: Bool { get }
  var title: String { get }
  /// What one finds there, in a line.
  var about: String { get }

  func entries(_ context: RenderContext) -> [Entry]
  /// How many things there are; a way to none is not shown.
  func count(_ entries: [Entry], _ context: RenderContext) -> Int
  func views(_ entries: [Entry], _ context: RenderContext) -> [View]
  func files(_ entries: [Entry], _ context: RenderContext) -> Rendered
  /// What the search in the browser offers of it.
  func places(_ entries: [Entry], _ context: RenderContext) -> WayPlaces
}

extension Way {
  static var isMain: Bool { true }

  var folder: String { Self.id }

  func count(_ entries: [Entry], _ context: RenderContext) -> Int { entries.count }

  func files(_ entries: [Entry], _ context: RenderContext) -> Rendered {
    context.fill(views(entries, context))
  }

  /// Its first page.
  func page(_ template: String) -> WayPage {
    WayPage(template: template, title: title, folder: folder, about: about)
  }

  func places(_ entries: [Entry], _ context: RenderContext) -> WayPlaces {
    WayPlaces(besides: "all list", places: [place([title])])
  }

  /// Its first page, as the search offers it.
  func place(_ calls: [String]) -> WayPlace {
    WayPlace(title: title, about: about, folder: folder, calls: calls)
  }

  /// nil if it leads to nothing.
  fileprivate func opened(_ context: RenderContext) -> OpenWay? {
    let entries = entries(context)
    let count = count(entries, context)
    guard count > 0 else { return nil }
    return OpenWay(
      id: Self.id, isMain: Self.isMain, title: title, about: about, folder: folder, count: count,
      places: places(entries, context), files: { files(entries, $0) })
  }
}

/// The ways in, in the order in which they are offered.
enum WayRegistry {
  static let all: [any Way] = [
    GuidelinesWay(), TablesWay(), PlatformsWay(), ChangesWay(), SymbolsWay(), IndexWay(),
    PicturesWay(), EditionsWay(),
  ]

  static func opened(_ context: RenderContext) -> [OpenWay] {
    all.compactMap { $0.opened(context) }
  }
}
