import Model
import Vocabulary

@testable import Render

/// A small site, and templates as small, that show every value they are given.
enum SampleSite {
  static func site(baseURL: String? = nil) -> Site {
    var settings = SiteSettings()
    settings.title = "Guide & Co"
    settings.tagline = "A tagline."
    settings.baseURL = baseURL
    let boxes = page("boxes", "Boxes <b>", updated: "2025-06-09", next: 1)
    let layout = page("layout", "Layout", updated: "2024-02-02", previous: 0)
    let old = page("ios-2014/views", "Views", group: 1)
    return Site(
      settings: settings, pages: [boxes, layout, old],
      groups: [
        NavigationGroup(title: "Foundations", slug: "foundations", pages: [0, 1]),
        NavigationGroup(title: "Boxes", slug: "boxes", pages: [2]),
      ])
  }

  private static func page(
    _ folder: String, _ title: String, updated: String? = nil, group: Int = 0,
    previous: Int? = nil, next: Int? = nil
  ) -> SitePage {
    let outline = Outline.page(
      "heading 2 One\n  text One\nheading 3 Two\n  text Two\nparagraph\n  text Words.",
      folder: folder)
    // Nobody knows where pages of old editions were.
    let url = folder.hasPrefix("ios-") ? "" : "https://example.com/" + folder
    var matter = FrontMatter(
      title: title, slug: Slug(making: folder), url: url, abstract: "About \(title).")
    matter.updated = updated
    matter.platforms = [.macOS, .iOS]
    matter.unsupported = [.tvOS]
    matter.sources = [
      PageSource(
        file: "raw/\(folder).md", shape: "mirror", sha256: folder, captured: "2026-02-01",
        keptPerMille: 900)
    ]
    let document = Document(
      frontMatter: matter, file: folder + ".md", nodes: outline.document.nodes,
      sections: outline.document.sections)
    return SitePage(
      document: document, folder: folder, group: group, previous: previous, next: next, links: [:])
  }

  static let sources = [
    SourcePage(
      frontMatter: FrontMatter(title: "Boxes", slug: "boxes", url: ""),
      body: Array("Words.\n".utf8), file: "boxes.md", bodyLine: 9)
  ]

  static let ledgers = [
    Ledger(
      file: "raw/boxes.md", size: 2000, sha256: "boxes", shape: "mirror",
      spans: [
        LedgerSpan(start: 0, end: 1500, fate: .kept, rule: "body"),
        LedgerSpan(start: 1500, end: 2000, fate: .dropped, rule: "footer"),
      ]),
    Ledger(file: "other/noise.bin", size: 3, sha256: "noise", shape: "", spans: []),
  ]

  static func library(_ texts: [String: String], assets: [String: String] = [:]) throws
    -> TemplateLibrary
  {
    TemplateLibrary(
      templates: try texts.map { try Template.parse(Array($0.value.utf8), name: $0.key) },
      assets: assets.map { TemplateLibrary.Asset(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  static func renderer(
    _ texts: [String: String], baseURL: String? = nil, assets: [String: String] = [:]
  ) throws -> Renderer {
    Renderer(
      site: site(baseURL: baseURL), library: try library(texts, assets: assets), ledgers: ledgers,
      sources: sources)
  }
}

extension Rendered {
  /// The text of one file.
  subscript(path: String) -> String? {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

extension Renderer {
  /// Everything that belongs to no single page.
  func siteFiles() -> Rendered { siteParts.reduce(into: Rendered()) { $0.append($1()) } }
}
