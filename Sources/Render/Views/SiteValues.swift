import Bytes
import Model
import Vocabulary

/// What templates know of the whole site.
enum SiteValues {
  static let openSearch = "opensearch.xml"

  static func value(_ context: RenderContext) -> TemplateValue {
    let site = context.site
    let offline = site.settings.offline
    let isKept = offline?.isOffered == true
    return [
      "title": .text(site.settings.title),
      "tagline": .text(site.settings.tagline),
      "policy": .text(isKept ? context.assets.policy.keptPage : context.assets.policy.page),
      "asOf": newestDate(of: site).map(date) ?? .null,
      "notice": .text(site.settings.notice),
      "audit": context.ledgers.isEmpty ? .null : .text(RelativePath.page("audit")),
      "openSearch": site.settings.baseURL == nil ? .null : .text(openSearch),
      "pictures": .bool(!context.shelf.isEmpty),
      "ways": .list(context.ways.map(\.value)),
      "namesFolders": .bool(site.settings.namesFolders),
      "isKept": .bool(isKept),
      "isKeptHere": .bool(offline == .always),
      "take": context.linksToTake ? .text(RelativePath.page(Download.folder)) : .null,
    ]
  }

  /// A date as machines and as people write it.
  static func date(_ date: String) -> TemplateValue {
    ["date": .text(date), "text": .text(spelled(date))]
  }

  /// `2025-06-09` as `June 9, 2025`; anything else as it is.
  static func spelled(_ date: String) -> String {
    let parts = date.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      1...12 ~= month
    else { return date }
    return "\(Months.names[month - 1]) \(day), \(year)"
  }

  /// `2025-06` as `June`.
  static func month(_ date: String) -> String {
    let parts = date.split(separator: "-").map { Int($0) }
    guard parts.count == 2, let month = parts[1], 1...12 ~= month else { return date }
    return Months.names[month - 1]
  }

  /// When the newest scrape was taken, or the newest change happened: never the clock's time.
  static func newestDate(of site: Site) -> String? {
    let documents = site.pages.map(\.document)
    return documents.flatMap { $0.frontMatter.sources.compactMap(\.captured) }.max()
      ?? documents.compactMap { $0.frontMatter.updated }.max()
  }
}
