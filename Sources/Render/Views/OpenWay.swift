import Model

/// A way into the site beside the tree, with what was found for it.
struct OpenWay: Sendable {
  let id: String
  /// Whether it stands in the bar of every page.
  let isMain: Bool
  let title: String
  /// What one finds there, in a line.
  let about: String
  /// Of its first page.
  let folder: String
  let count: Int
  /// What the search in the browser offers of it.
  let places: WayPlaces
  let files: @Sendable (RenderContext) -> Rendered

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
      "id": .text(id), "title": .text(title), "about": .text(about),
      "href": .text(RelativePath.page(folder)), "count": .text(Figures.grouped(count)),
    ]
  }
}
