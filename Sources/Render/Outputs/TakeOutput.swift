import Model

/// `take/index.html`: how to have all pages where there is no network, on paper, in a book, in a
/// program.
struct TakeOutput: ViewFormat {
  static let title = "Downloads"

  /// A book is there only where one was asked for.
  static func about(_ context: RenderContext) -> String {
    let isBook = context.downloads.contains { $0.kind == .epub }
    return "All pages offline, \(isBook ? "as a book, " : "")as data, or on paper."
  }

  func views(_ context: RenderContext) -> [View] {
    guard context.hasTake else { return [] }
    var head = PageValues(Self.title, folder: Download.folder)
    head.abstract = Self.about(context)
    let view = context.view(
      RenderContext.takeTemplate, head,
      [
        "downloads": .list(of: context.downloads, Self.entry),
        "first": Self.first(context),
        "hasChanges": .bool(!context.changes.isEmpty),
        "hasDownloads": .bool(!context.downloads.isEmpty),
        "print": .optional(context.sheets.folder.map(RelativePath.page)),
      ])
    return [view]
  }

  /// The way to it, where there is one.
  static func link(_ context: RenderContext) -> TemplateValue {
    guard context.hasTake else { return .null }
    return [
      "href": .text(RelativePath.page(Download.folder)), "title": .text(title),
      "about": .text(about(context)),
    ]
  }

  /// Where reading goes on once all is kept.
  private static func first(_ context: RenderContext) -> TemplateValue {
    let page = context.site.groups.lazy.flatMap(\.pages).first
    return page.map(context.navigation.entry) ?? .null
  }

  private static func entry(_ download: Download) -> TemplateValue {
    let words = download.kind.words
    return [
      "href": .text(RelativePath.encoded(download.path)), "title": .text(words.title),
      "about": .text(words.about), "size": .text(Figures.size(download.size)),
    ]
  }
}

extension Download.Kind {
  fileprivate var words: (title: String, about: String) {
    switch self {
    case .epub: ("EPUB", "A book with all pages and pictures, for e-readers and book apps.")
    case .docset:
      ("Docset", "The site with an index, for Dash and Zeal. Unpack it, then add it there.")
    }
  }
}
