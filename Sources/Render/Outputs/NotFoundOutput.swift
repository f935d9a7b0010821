import Model

/// `404.html`: what a server shows for an address that leads nowhere, at whatever depth; so its
/// links start from the base address where there is one.
struct NotFoundOutput: OutputFormat {
  static let id = "not-found"

  func files(_ context: RenderContext) -> Rendered {
    context.fill(
      "not-found", path: "404.html", root: context.site.settings.baseURL ?? "",
      [
        PageValues(title: "Not found").member(baseURL: nil),
        TemplateMember("tree", context.navigation.tree()),
      ])
  }
}
