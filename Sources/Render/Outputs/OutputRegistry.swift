/// Every format that we write.
enum OutputRegistry {
  static let perPage: [any PageOutputFormat] = [
    PageOutput(),
    MarkdownOutput(),
    AuditPageOutput(),
  ]

  static let perSite: [any OutputFormat] = [
    AssetsOutput(),
    AuditOutput(),
    AuditFileOutput(),
    GroupOutput(),
    HomeOutput(),
    LlmsOutput(),
    ManifestOutput(),
    NotFoundOutput(),
    PrintOutput(),
    OpenSearchOutput(),
    PlacesOutput(),
    SearchOutput(),
    SitemapOutput(),
    SmallPicturesOutput(),
    TakeOutput(),
    TreeOutput(),
  ]
}
