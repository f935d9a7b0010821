import Model
import Render
import Vocabulary

/// A site with something of everything that has a way of its own.
enum WaysSample {
  static func site(baseURL: String? = nil) -> Site {
    var settings = SiteSettings()
    settings.baseURL = baseURL
    let pages = [cups, saucers, spoons].enumerated().map { index, document in
      SitePage(
        document: document,
        folder: document.frontMatter.edition == FrontMatter.current
          ? document.frontMatter.slug.text
          : "\(document.frontMatter.edition)/\(document.frontMatter.slug)",
        group: index / 2, previous: nil, next: nil, links: [:])
    }
    return Site(
      settings: settings, pages: pages,
      groups: [
        NavigationGroup(title: "Avoid", slug: "avoid", pages: [0, 1]),
        NavigationGroup(title: "old-set", slug: "old-set", pages: [2]),
      ])
  }

  static func rendered(_ texts: [String: String], baseURL: String? = nil) throws -> Rendered {
    Renderer(site: site(baseURL: baseURL), library: try SampleSite.library(texts)).siteFiles()
  }

  private static var cups: Document {
    var matter = FrontMatter(title: "Cups", slug: "cups", url: "")
    matter.platforms = [.iOS, .watchOS]
    matter.unsupported = [.tvOS]
    let outline = Outline.page(
      """
      heading 2 Handles
        text Handles
      heading 2 iOS
        text iOS
      paragraph
        text Hold it well. Then let go.
      heading 2 Resources
        text Resources
      """)
    let plain = Section(
      title: "Handles", level: 2, anchor: "Handles", parent: nil, nodes: 0..<2, ownEnd: 2)
    let own = Section(title: "iOS", level: 2, anchor: "iOS", parent: nil, nodes: 2..<6, ownEnd: 6)
    let last = Section(
      title: "Resources", level: 2, anchor: "Resources", parent: nil, nodes: 6..<8, ownEnd: 8)
    return Document(
      frontMatter: matter, file: "cups.md", nodes: outline.document.nodes,
      sections: [plain, own, last],
      guidelines: [
        guideline("avoid-chips", .avoid, section: 0, node: 1),
        guideline("hold-it", .advise, section: 1, node: 4, [.iOS]),
      ],
      changes: [
        change("2025-06-09", "Named iPhone.", 0), change("2024-02-02", "Grew.", 2),
        change(nil, "Began.", 4),
      ],
      symbols: [
        SymbolMention(
          symbol: SymbolName("UICup", framework: "CupKit"),
          address: "https://developer.apple.com/documentation/cupkit/uicup", section: 0, node: 1),
        SymbolMention(symbol: SymbolName("handle"), address: nil, section: nil, node: 1),
        SymbolMention(
          symbol: SymbolName("UICup", framework: "CupKit"), address: nil, section: 1, node: 4),
      ])
  }

  private static var saucers: Document {
    var matter = FrontMatter(title: "Saucers", slug: "saucers", url: "")
    matter.platforms = [.watchOS]
    let outline = Outline.page("paragraph\n  text Words.")
    return Document(
      frontMatter: matter, file: "saucers.md", nodes: outline.document.nodes, sections: [],
      guidelines: [guideline("prefer-white", .prefer, section: nil, node: 0)],
      changes: [change("2025-06-09", "Shrank \u{1}& <b>.", 0)],
      symbols: [
        SymbolMention(
          symbol: SymbolName("UICup", framework: "CupKit"), address: nil, section: nil, node: 0)
      ])
  }

  private static var spoons: Document {
    var matter = FrontMatter(title: "Cups", slug: "cups", url: "")
    matter.edition = "old-set"
    return Document(
      frontMatter: matter, file: "old.md", nodes: Outline.page("paragraph").document.nodes,
      sections: [])
  }

  private static func guideline(
    _ id: String, _ polarity: Polarity, section: Int?, node: Int, _ platforms: [Platform] = []
  ) -> Guideline {
    Guideline(
      id: id, lead: id, polarity: polarity, section: section, platforms: platforms, node: node,
      leadNodes: node..<node)
  }

  private static func change(_ date: String?, _ text: String, _ node: Int) -> ChangeEntry {
    ChangeEntry(date: date, rawDate: date ?? "Once", text: text, node: node)
  }
}
