/// A kind of file that a site has once: one format, one file here, one line in the registry.
protocol OutputFormat: Sendable {
  static var id: String { get }
  func files(_ context: RenderContext) -> Rendered
}

/// A kind of file that every page has; made for many pages at the same time.
protocol PageOutputFormat: Sendable {
  static var id: String { get }
  func files(_ page: Int, _ context: RenderContext) -> Rendered
}

/// Every format that we write.
enum OutputRegistry {
  static let perPage: [any PageOutputFormat] = [
    PageOutput(), MarkdownOutput(), AuditPageOutput(),
  ]

  static let perSite: [any OutputFormat] =
    [
      AssetsOutput(), AuditOutput(), AuditFileOutput(), GroupOutput(), HomeOutput(), LlmsOutput(),
      ManifestOutput(), NotFoundOutput(), PrintOutput(),
      OpenSearchOutput(), RobotsOutput(), SearchOutput(), SitemapOutput(),
    ] + WayRegistry.all.map { $0 as any OutputFormat }
}
