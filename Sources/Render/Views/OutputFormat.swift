/// A kind of file that a site has once: one format, one file here, one line in the registry.
protocol OutputFormat: Sendable {
  func files(_ context: RenderContext) -> Rendered
}

/// One that templates are filled for.
protocol ViewFormat: OutputFormat {
  func views(_ context: RenderContext) -> [View]
}

extension ViewFormat {
  func files(_ context: RenderContext) -> Rendered { context.fill(views(context)) }
}

/// A kind of file that every page has; made for many pages at the same time. It takes what goes
/// into the file to the view: a page whose views did not change is not made again.
protocol PageOutputFormat: Sendable {
  /// nil for a page that has no such file.
  func view(of page: Int, _ context: RenderContext) -> View?
}
