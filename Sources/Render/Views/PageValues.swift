import Model

/// What the templates know of one page.
struct PageValues {
  let title: String
  /// Below the site's root.
  let folder: String
  var abstract = ""
  /// Whether the page has an address that others should name.
  var isCanonical = true
  var source: String?
  var updated: String?
  var markdown: String?
  /// The page of its raw files, from the root.
  var audit: String?
  /// Other forms of it beside the Markdown: type, title, path.
  var more: [(type: String, title: String, href: String)] = []
  var hasPlatforms = false
  var hasContents = false
  /// Asides, pictures or tabs, whose styles are a file of their own.
  var hasFigures = false

  init(_ title: String, folder: String) {
    self.title = title
    self.folder = folder
  }

  func value(baseURL: String?) -> TemplateValue {
    [
      "title": .text(title),
      "abstract": .text(abstract),
      "description": .text(abstract),
      "canonical": .optional(canonical(baseURL)),
      "source": source.flatMap { WebAddress($0) }.map { ["href": .text($0.text)] } ?? .null,
      "updated": updated.map(SiteValues.date) ?? .null,
      "markdown": .optional(markdown),
      "audit": .optional(audit),
      "alternates": alternates,
      "hasPlatforms": .bool(hasPlatforms),
      "hasContents": .bool(hasContents),
      "hasFigures": .bool(hasFigures),
    ]
  }

  private func canonical(_ baseURL: String?) -> String? {
    guard let baseURL, isCanonical else { return nil }
    return baseURL + (folder.isEmpty ? "" : RelativePath.encoded(folder) + "/")
  }

  private var alternates: TemplateValue {
    let twin = markdown.map { [(type: "text/markdown", title: "Markdown", href: $0)] } ?? []
    return .list(of: twin + more) {
      ["type": .text($0.type), "title": .text($0.title), "href": .text($0.href)]
    }
  }
}
