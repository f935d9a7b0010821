import Model

/// A way into the site beside the tree, with what was found for it.
struct OpenWay: Sendable {
  let id: String
  let title: String
  /// What one finds there, in a line.
  let about: String
  /// Of its first page.
  let folder: String
  let count: Int
  let files: @Sendable (RenderContext) -> Rendered

  var value: TemplateValue {
    [
      "id": .text(id), "title": .text(title), "about": .text(about),
      "href": .text(RelativePath.page(folder)), "count": .text(Figures.grouped(count)),
    ]
  }
}
