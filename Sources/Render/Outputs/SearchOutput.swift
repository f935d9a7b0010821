import Model

/// `search/index.html`: where the search field leads without a dialog.
struct SearchOutput: ViewFormat {
  func views(_ context: RenderContext) -> [View] {
    var head = PageValues("Search", folder: "search")
    head.isCanonical = false
    return [context.view("search", head)]
  }
}
