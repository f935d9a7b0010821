import Model

/// What the templates know of one page.
struct PageValues {
  let title: String
  var abstract = ""
  /// The folder below the site's root, for the canonical address; nil if it has none.
  var folder: String?
  var source: String?
  var updated: String?
  var markdown: String?
  /// The page of its raw files, from the root.
  var audit: String?
  /// Other forms of it beside the Markdown: type, title, path.
  var more: [(type: String, title: String, href: String)] = []
  var hasPlatforms = false
  var hasContents = false

  init(title: String) { self.title = title }

  func member(baseURL: String?) -> TemplateMember {
    TemplateMember("page", value(baseURL: baseURL))
  }

  private func value(baseURL: String?) -> TemplateValue {
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
    ]
  }

  private func canonical(_ baseURL: String?) -> String? {
    guard let baseURL, let folder else { return nil }
    return baseURL + (folder.isEmpty ? "" : RelativePath.encoded(folder) + "/")
  }

  private var alternates: TemplateValue {
    let twin = markdown.map { [(type: "text/markdown", title: "Markdown", href: $0)] } ?? []
    return .list(
      (twin + more).map {
        ["type": .text($0.type), "title": .text($0.title), "href": .text($0.href)]
      })
  }
}
