import Model

/// `search/index.html`: where the search field leads without a dialog.
struct SearchOutput: OutputFormat {
  static let id = "search"

  func files(_ context: RenderContext) -> Rendered {
    context.fill(
      "search", folder: "search",
      [
        PageValues(title: "Search").member(baseURL: nil),
        TemplateMember("crumbs", context.navigation.crumbs()),
        TemplateMember("tree", context.navigation.tree()),
      ])
  }
}
