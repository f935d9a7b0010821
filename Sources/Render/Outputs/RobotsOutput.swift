import Model

/// `robots.txt`: everything may be read, and where the sitemap is.
struct RobotsOutput: OutputFormat {
  func files(_ context: RenderContext) -> Rendered {
    guard let base = context.site.settings.baseURL else { return Rendered() }
    let text = "User-agent: *\nAllow: /\n\nSitemap: \(base)sitemap.xml\n"
    return Rendered(files: [OutputFile("robots.txt", text)])
  }
}
