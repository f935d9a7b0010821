public import Diagnostics
public import Model

/// Connects the documents: order, groups, neighbors, and where each link leads.
/// First what all pages decide together, then the ties of each page, in any order, from many
/// threads, then the site.
public struct SiteBuilder: Sendable {
  private let settings: SiteSettings
  private let plan: NavigationPlan
  private let folders: FolderPlan
  private let editions: Editions
  private let resolver: LinkResolver
  private var documents: [Document] { plan.documents }

  /// Of documents given in any order; each key once.
  public init(of documents: [Document], settings: SiteSettings) {
    self.settings = settings
    plan = NavigationPlan(documents, settings: settings)
    folders = FolderPlan(plan.documents, plan.chapters)
    let concepts = Concepts(plan.documents, settings.concepts)
    editions = Editions(plan.documents, concepts)
    resolver = LinkResolver(plan.documents, concepts)
  }

  /// All at once, on one core.
  public static func site(
    of documents: [Document], settings: SiteSettings
  ) -> (site: Site, reviser: Reviser, diagnostics: [Diagnostic]) {
    let builder = SiteBuilder(of: documents, settings: settings)
    return builder.site(builder.parts.flatMap(builder.ties))
  }

  /// The pages in parts of some size: those of one part lead to the same places again and again.
  public var parts: [Range<Int>] {
    stride(from: 0, to: documents.count, by: 64).map { $0..<min($0 + 64, documents.count) }
  }

  public func ties(of pages: Range<Int>) -> [PageTies] {
    var anchors: LinkResolver.Anchors = [:]
    return pages.map {
      PageTies(of: $0, documents[$0], links: resolver.targets(in: $0, &anchors))
    }
  }

  /// - Parameter ties: Those of each page.
  public func site(
    _ ties: [PageTies]
  ) -> (site: Site, reviser: Reviser, diagnostics: [Diagnostic]) {
    // In the order of the pages that speak.
    var mentions: [[Mention]] = Array(repeating: [], count: documents.count)
    for (page, mention) in ties.lazy.flatMap(\.said) { mentions[page].append(mention) }
    let pages = documents.enumerated().map { place, document in
      SitePage(
        document: document, folder: folders.folders[place], group: plan.groupOf[place],
        previous: neighbor(of: place, -1), next: neighbor(of: place, 1),
        links: ties[place].links, mentions: mentions[place], related: ties[place].related,
        today: editions.today[place], older: editions.older[place])
    }
    let groups = Self.groups(plan.chapters, folders.groups)
    let site = Site(settings: settings, pages: pages, groups: groups)
    return (site, Reviser(resolver), folders.diagnostics + missingPages)
  }
}

extension SiteBuilder {
  private static func groups(_ chapters: [PlacedChapter], _ slugs: [Slug]) -> [NavigationGroup] {
    let places = Dictionary(grouping: chapters.indices) { chapters[$0].title }
    return zip(chapters, slugs).map { chapter, slug in
      NavigationGroup(
        title: chapter.title, slug: slug, pages: Array(chapter.pages), article: chapter.article,
        parts: chapter.parts.compactMap { places[$0]?.first })
    }
  }

  private func neighbor(of place: Int, _ step: Int) -> Int? {
    let near = place + step
    guard documents.indices.contains(near),
      documents[near].frontMatter.edition == documents[place].frontMatter.edition
    else { return nil }
    return near
  }

  /// Slugs that the configured navigation names, though no page of that name is there.
  private var missingPages: [Diagnostic] {
    let today = documents.filter { $0.frontMatter.isCurrent }
    let here = Set(today.map { $0.frontMatter.slug.text })
    let missing = settings.navigation.flatMap(\.slugs).filter { !here.contains($0) }
    guard !missing.isEmpty else { return [] }
    let count = Plural.text(missing.count, "page")
    return [
      Diagnostic(
        .pageMissing, at: SourceLocation(file: "content/site.yaml"),
        "\(count) in the navigation \(missing.count == 1 ? "is" : "are") missing: "
          + missing.prefix(5).joined(separator: ", ") + (missing.count > 5 ? " …" : ""),
        why: "Links to them go to Apple’s site.",
        remedy: "Put raw files of them in `content/raw`.")
    ]
  }
}
