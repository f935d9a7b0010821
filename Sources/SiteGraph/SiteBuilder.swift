public import Diagnostics
public import Model

/// Connects the documents: order, groups, neighbors, and where each link leads.
public enum SiteBuilder {
  /// A site of documents given in any order; each key once.
  public static func site(
    of documents: [Document], settings: SiteSettings
  ) -> (site: Site, reviser: Reviser, diagnostics: [Diagnostic]) {
    let plan = NavigationPlan(documents, settings: settings)
    let documents = plan.documents
    let folders = FolderPlan(documents, plan.chapters)
    let concepts = Concepts(documents, settings.concepts)
    let resolver = LinkResolver(documents, concepts)
    let editions = Editions(documents, concepts)
    let links = resolver.targets
    let mentions = MentionFinder(documents: documents, links: links).mentions
    let pages = documents.enumerated().map { place, document in
      SitePage(
        document: document, folder: folders.folders[place], group: plan.groupOf[place],
        previous: neighbor(of: place, -1, documents), next: neighbor(of: place, 1, documents),
        links: links[place], mentions: mentions[place],
        related: ResourceLists.related(on: document, links[place]),
        today: editions.today[place], older: editions.older[place])
    }
    let site = Site(settings: settings, pages: pages, groups: groups(plan.chapters, folders.groups))
    let missing = missingPages(of: settings, documents)
    return (site, Reviser(resolver), folders.diagnostics + missing)
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

  private static func neighbor(of place: Int, _ step: Int, _ documents: [Document]) -> Int? {
    let near = place + step
    guard documents.indices.contains(near),
      documents[near].frontMatter.edition == documents[place].frontMatter.edition
    else { return nil }
    return near
  }

  /// Slugs that the configured navigation names, though no page of that name is there.
  private static func missingPages(
    of settings: SiteSettings, _ documents: [Document]
  ) -> [Diagnostic] {
    let today = documents.map(\.frontMatter).filter { $0.edition == FrontMatter.current }
    let here = Set(today.map(\.slug.text))
    let missing = settings.navigation.flatMap(\.slugs).filter { !here.contains($0) }
    guard !missing.isEmpty else { return [] }
    let count = missing.count == 1 ? "1 page" : "\(missing.count) pages"
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
